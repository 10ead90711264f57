import android.app.job.JobInfo;
import android.app.job.JobScheduler;
import android.content.ComponentName;
import android.content.Context;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Scheduled;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A job that is taken back. */
public class JobCancelled {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final JobScheduler s = (JobScheduler) Runner.activity.getSystemService(Context.JOB_SCHEDULER_SERVICE);
        s.schedule(new JobInfo.Builder(7, new ComponentName(Runner.activity, Scheduled.class)).setMinimumLatency(3000).build());
        say(s.getPendingJob(7) != null, s.getPendingJob(8));
        s.cancel(7);
        say(s.getPendingJob(7), s.getAllPendingJobs().size());
        fails("no constraint", new Out.Code() {
            public void run() throws Exception {
                new JobInfo.Builder(8, new ComponentName(Runner.activity, Scheduled.class)).build();
            }
        });
        fails("no such service", new Out.Code() {
            public void run() throws Exception {
                s.schedule(new JobInfo.Builder(9, new ComponentName("esdroid.conformance", "none")).setMinimumLatency(1).build());
            }
        });
        fails("not protected", new Out.Code() {
            public void run() throws Exception {
                s.schedule(new JobInfo.Builder(9, new ComponentName(Runner.activity, Serving.Cook.class)).setMinimumLatency(1).build());
            }
        });
    }
}

