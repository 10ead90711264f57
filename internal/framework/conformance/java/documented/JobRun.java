import android.app.job.JobInfo;
import android.app.job.JobScheduler;
import android.content.ComponentName;
import android.content.Context;
import android.os.PersistableBundle;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Scheduled;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A job that has nothing to wait for. */
public class JobRun {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        PersistableBundle extras = new PersistableBundle();
        extras.putString("k", "v");
        final JobScheduler s = (JobScheduler) Runner.activity.getSystemService(Context.JOB_SCHEDULER_SERVICE);
        say(s.schedule(new JobInfo.Builder(5, new ComponentName(Runner.activity, Scheduled.class)).setOverrideDeadline(1000).setExtras(extras).build()), s.getAllPendingJobs().size());
        Stage.then(5000, new Out.Code() {
            public void run() throws Exception {
                say(s.getAllPendingJobs().size());
            }
        });
    }
}

