import android.content.ComponentName;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Jobs by value. */
public class Jobs {
    public static void main(String[] args) throws Exception {
        final ComponentName c = new ComponentName(Runner.activity, "Job");
        android.app.job.JobInfo j = new android.app.job.JobInfo.Builder(5, c).setRequiresCharging(true).setRequiredNetworkType(android.app.job.JobInfo.NETWORK_TYPE_UNMETERED).setMinimumLatency(1000).setOverrideDeadline(5000).setBackoffCriteria(30000, android.app.job.JobInfo.BACKOFF_POLICY_LINEAR).build();
        say(j.getId(), j.getService(), j.isRequireCharging(), j.isRequireDeviceIdle(), j.getNetworkType(), j.getMinLatencyMillis(), j.getMaxExecutionDelayMillis(), j.isPeriodic(), j.getIntervalMillis(), j.getInitialBackoffMillis(), j.getBackoffPolicy(), j.isPersisted(), j.getExtras(), j);
        say(new android.app.job.JobInfo.Builder(6, c).setPeriodic(900000).build().isPeriodic());
        fails("new android.app.job.JobInfo.Builder(7, c).build()", new Code() {
            public void run() throws Exception {
                new android.app.job.JobInfo.Builder(7, c).build();
            }
        });
        fails("new android.app.job.JobInfo.Builder(7, c).setPeriodic(900000).setMinimumLatency(5).build()", new Code() {
            public void run() throws Exception {
                new android.app.job.JobInfo.Builder(7, c).setPeriodic(900000).setMinimumLatency(5).build();
            }
        });
        fails("new android.app.job.JobInfo.Builder(7, c).setPeriodic(900000).setOverrideDeadline(5).build()", new Code() {
            public void run() throws Exception {
                new android.app.job.JobInfo.Builder(7, c).setPeriodic(900000).setOverrideDeadline(5).build();
            }
        });
        fails("new android.app.job.JobInfo.Builder(7, c).setRequiresDeviceIdle(true).setBackoffCriteria(1000, 0).build()", new Code() {
            public void run() throws Exception {
                new android.app.job.JobInfo.Builder(7, c).setRequiresDeviceIdle(true).setBackoffCriteria(1000, 0).build();
            }
        });
    }
}
