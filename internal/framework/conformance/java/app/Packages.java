import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import android.content.pm.ResolveInfo;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What the package manager knows of this app. */
public class Packages {
    public static void main(String[] args) throws Exception {
        Activity a = Runner.activity;
        final PackageManager m = a.getPackageManager();
        PackageInfo p = m.getPackageInfo("esdroid.conformance", PackageManager.GET_ACTIVITIES);
        say(p.packageName, p.versionCode, p.versionName, p.activities.length, p.activities[0].name, p.applicationInfo.packageName, p.applicationInfo.targetSdkVersion);
        say(m.getApplicationLabel(p.applicationInfo), p.activities[0].loadLabel(m), m.getApplicationInfo("esdroid.conformance", 0).processName);
        fails("m.getPackageInfo(\"no.such.app\", 0)", new Code() {
            public void run() throws Exception {
                m.getPackageInfo("no.such.app", 0);
            }
        });
        fails("m.getApplicationInfo(\"no.such.app\", 0)", new Code() {
            public void run() throws Exception {
                m.getApplicationInfo("no.such.app", 0);
            }
        });
        fails("m.getResourcesForApplication(\"no.such.app\")", new Code() {
            public void run() throws Exception {
                m.getResourcesForApplication("no.such.app");
            }
        });
        fails("m.getPermissionInfo(\"no.such.permission\", 0)", new Code() {
            public void run() throws Exception {
                m.getPermissionInfo("no.such.permission", 0);
            }
        });
        fails("m.getPackageUid(\"no.such.app\", 0)", new Code() {
            public void run() throws Exception {
                m.getPackageUid("no.such.app", 0);
            }
        });
        ActivityInfo info = m.getActivityInfo(a.getComponentName(), 0);
        say(info.name, info.exported, info.launchMode, info.configChanges, info.screenOrientation, info.taskAffinity, info.processName, info.enabled, info.theme, info.getThemeResource() == 0);
        Intent launch = m.getLaunchIntentForPackage("esdroid.conformance");
        say(launch);
        say(m.getLaunchIntentForPackage("no.such.app"), m.checkPermission("no.such", "esdroid.conformance"), m.getNameForUid(0x7fffffff), m.resolveContentProvider("none", 0), m.isSafeMode(), m.queryIntentActivities(new Intent("no.such.action"), 0).size(), m.resolveActivity(new Intent("no.such.action"), 0));
        ResolveInfo r = m.resolveActivity(new Intent(a, Runner.class), 0);
        say(r.activityInfo.name, r.loadLabel(m));
        ComponentName c = a.getComponentName();
        say(c, a.getComponentName(), a.getCallingPackage(), a.getTaskId() >= 0 || true);
    }
}
