import android.app.job.JobInfo;
import android.app.job.JobParameters;
import android.app.job.JobScheduler;
import android.app.job.JobWorkItem;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Scheduled;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A job takes its work one by one, and ends when there is no more. */
public class JobWork {
    private static void take() {
        JobParameters p = Scheduled.last;
        for (JobWorkItem w = p.dequeueWork(); w != null; w = p.dequeueWork()) {
            say("work", w.getIntent().getAction(), w.getDeliveryCount());
            p.completeWork(w);
        }
    }

    private static JobInfo job(int id, int deadline) {
        return new JobInfo.Builder(id, new ComponentName(Runner.activity, Scheduled.class)).setOverrideDeadline(deadline).build();
    }

    public static void main(String[] args) throws Exception {
        Stage.empty();
        final JobScheduler s = (JobScheduler) Runner.activity.getSystemService(Context.JOB_SCHEDULER_SERVICE);
        Stage.on("Scheduled job", new Stage.Cue<Scheduled>() {
            public Object run(Scheduled service, Intent i) throws Exception {
                return true;
            }
        });
        say(s.enqueue(job(8, 0), new JobWorkItem(new Intent("one"))), s.enqueue(job(8, 0), new JobWorkItem(new Intent("two"))), s.getAllPendingJobs().size());
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                JobWorkItem w = Scheduled.last.dequeueWork();
                say("work", w.getIntent().getAction(), w.getDeliveryCount(), w);
                Scheduled.last.completeWork(w);
                final JobWorkItem done = w;
                fails("again", new Out.Code() {
                    public void run() {
                        Scheduled.last.completeWork(done);
                    }
                });
                say(s.enqueue(job(8, 0), new JobWorkItem(new Intent("three"))));
                take();
                say(s.getAllPendingJobs().size());
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Intent shared = new Intent("left");
                JobWorkItem twice = new JobWorkItem(shared);
                s.enqueue(job(9, 0), twice);
                shared.setAction("changed");
                s.enqueue(job(9, 0), twice);
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                say(Scheduled.last.dequeueWork().getIntent().getAction());
                s.enqueue(job(9, 50), new JobWorkItem(new Intent("more"))); // another job: this one stops, and its work is taken on
            }
        });
        Stage.then(5000, new Out.Code() {
            public void run() throws Exception {
                take();
                say(s.getAllPendingJobs().size());
            }
        });
        fails("no work", new Out.Code() {
            public void run() {
                s.enqueue(job(8, 0), null);
            }
        });
    }
}
