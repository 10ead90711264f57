import android.content.ComponentName;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.content.pm.ResolveInfo;
import android.net.Uri;
import esdroid.conformance.Acting;
import esdroid.conformance.Keeping;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Scheduled;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What the package manager says of the app's own components. */
public class PackagesOfOwn {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final PackageManager m = Runner.activity.getPackageManager();
        ActivityInfo i = m.getActivityInfo(new ComponentName(Runner.activity, Acting.Second.class), 0);
        say(i.name, i.loadLabel(m), i.launchMode, i.exported, i.enabled, i.taskAffinity, i.permission);
        say(m.getActivityInfo(new ComponentName(Runner.activity, Acting.Task.class), 0).launchMode, m.getActivityInfo(new ComponentName(Runner.activity, Acting.Third.class), 0).exported, m.getServiceInfo(new ComponentName(Runner.activity, Scheduled.class), 0).permission);
        say(m.getProviderInfo(new ComponentName(Runner.activity, Keeping.class), 0).authority, m.resolveContentProvider("esdroid.kept", 0).name, m.resolveContentProvider("no.such", 0));
        say(m.queryIntentActivities(new Intent("esdroid.THIRD", Uri.parse("third:x")), 0).size(), m.queryIntentActivities(new Intent("esdroid.THIRD"), 0).size(), m.queryBroadcastReceivers(new Intent("esdroid.HEAR"), 0).size(), m.queryIntentServices(new Intent("esdroid.SECOND"), 0).size());
        for (ResolveInfo r : m.queryBroadcastReceivers(new Intent("esdroid.HEAR"), 0)) say(r.priority, r.activityInfo.name);
        say(m.resolveActivity(new Intent("esdroid.THIRD", Uri.parse("third:x")), PackageManager.MATCH_DEFAULT_ONLY).activityInfo.name, m.resolveActivity(new Intent("no.such"), 0));
        say(m.getLaunchIntentForPackage("esdroid.conformance"), m.getLaunchIntentForPackage("no.such"));
        fails("activity", new Out.Code() {
            public void run() throws Exception {
                m.getActivityInfo(new ComponentName(Runner.activity, "no.such"), 0);
            }
        });
        fails("package", new Out.Code() {
            public void run() throws Exception {
                m.getPackageInfo("no.such", 0);
            }
        });
        fails("application", new Out.Code() {
            public void run() throws Exception {
                m.getApplicationInfo("no.such", 0);
            }
        });
        fails("disabled", new Out.Code() {
            public void run() throws Exception {
                m.getActivityInfo(new ComponentName(Runner.activity, Acting.Closed.class), 0);
            }
        });
        say(m.getComponentEnabledSetting(new ComponentName(Runner.activity, Acting.Closed.class)), m.getPackageInfo("esdroid.conformance", PackageManager.GET_ACTIVITIES).activities.length, m.getPackageInfo("esdroid.conformance", 0).activities);
    }
}

