import android.app.job.JobInfo;
import android.app.job.JobScheduler;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.Handler;
import esdroid.conformance.Runner;
import esdroid.conformance.Scheduled;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A job that ends later by its own word. */
public class JobFinished {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("Scheduled job", new Stage.Cue<Scheduled>() {
            public Object run(Scheduled a, Intent i) throws Exception {
                final Scheduled service = a;
                new Handler().postDelayed(new Runnable() {
                    public void run() {
                        say("work done");
                        service.jobFinished(Scheduled.last, false);
                    }
                }, 500);
                return true;
            }
        });
        final JobScheduler s = (JobScheduler) Runner.activity.getSystemService(Context.JOB_SCHEDULER_SERVICE);
        s.schedule(new JobInfo.Builder(6, new ComponentName(Runner.activity, Scheduled.class)).setOverrideDeadline(1000).build());
    }
}

