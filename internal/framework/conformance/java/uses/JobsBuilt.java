import android.app.job.JobInfo;
import android.content.ComponentName;
import android.net.Uri;
import android.os.PersistableBundle;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Jobs: what is built, and what is refused. */
public class JobsBuilt {
    public static void main(String[] args) throws Exception {
        final ComponentName s = new ComponentName(Runner.activity, "esdroid.conformance.Nowhere");
        fails("new JobInfo.Builder(1, s).build()", new Code() {
            public void run() throws Exception {
                new JobInfo.Builder(1, s).build();
            }
        });
        fails("new JobInfo.Builder(1, s).setPeriodic(1000).setMinimumLatency(5).build()", new Code() {
            public void run() throws Exception {
                new JobInfo.Builder(1, s).setPeriodic(1000).setMinimumLatency(5).build();
            }
        });
        fails("new JobInfo.Builder(1, s).setPeriodic(900000).setOverrideDeadline(5).build()", new Code() {
            public void run() throws Exception {
                new JobInfo.Builder(1, s).setPeriodic(900000).setOverrideDeadline(5).build();
            }
        });
        fails("new JobInfo.Builder(1, s).setRequiresDeviceIdle(true).setBackoffCriteria(1, JobInfo.BACKOFF_POLICY_LINEAR).build()", new Code() {
            public void run() throws Exception {
                new JobInfo.Builder(1, s).setRequiresDeviceIdle(true).setBackoffCriteria(1, JobInfo.BACKOFF_POLICY_LINEAR).build();
            }
        });
        fails("new JobInfo.Builder(1, s).setPeriodic(900000).addTriggerContentUri(new JobInfo.TriggerContentUri(Uri.parse(\"content://a\"), 0)).build()", new Code() {
            public void run() throws Exception {
                new JobInfo.Builder(1, s).setPeriodic(900000).addTriggerContentUri(new JobInfo.TriggerContentUri(Uri.parse("content://a"), 0)).build();
            }
        });
        fails("new JobInfo.Builder(1, s).setPersisted(true).addTriggerContentUri(new JobInfo.TriggerContentUri(Uri.parse(\"content://a\"), 0)).build()", new Code() {
            public void run() throws Exception {
                new JobInfo.Builder(1, s).setPersisted(true).addTriggerContentUri(new JobInfo.TriggerContentUri(Uri.parse("content://a"), 0)).build();
            }
        });
        JobInfo j = new JobInfo.Builder(7, s).setMinimumLatency(100).setOverrideDeadline(500).setRequiredNetworkType(JobInfo.NETWORK_TYPE_UNMETERED).setRequiresCharging(true).setBackoffCriteria(20000, JobInfo.BACKOFF_POLICY_LINEAR).build();
        say(j, j.getId(), j.getService(), j.getMinLatencyMillis(), j.getMaxExecutionDelayMillis(), j.getNetworkType(), j.isRequireCharging(), j.isRequireDeviceIdle(), j.isPeriodic(), j.isPersisted(), j.getIntervalMillis(), j.getInitialBackoffMillis(), j.getBackoffPolicy(), j.getExtras(), j.getTransientExtras(), j.getClipData(), j.isRequireBatteryNotLow(), j.isRequireStorageNotLow());
        JobInfo p = new JobInfo.Builder(8, s).setPeriodic(1000, 5).build();
        say(p.isPeriodic(), p.getIntervalMillis(), p.getFlexMillis(), JobInfo.getMinPeriodMillis(), JobInfo.getMinFlexMillis());
        final PersistableBundle x = new PersistableBundle();
        x.putString("k", "v");
        say(new JobInfo.Builder(9, s).setOverrideDeadline(0).setExtras(x).build().getExtras().getString("k"));
    }
}
