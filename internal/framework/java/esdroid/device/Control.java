package esdroid.device;

import android.app.Activity;
import android.app.ActivityThread;
import android.content.ComponentName;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.content.pm.PackageParser;
import android.net.ConnectivityManager;
import android.net.Uri;
import android.view.WindowManagerGlobal;
import esdroid.am.ActivityRecord;
import esdroid.am.Am;

/** What the host asks for between events, on the main thread. */
public final class Control {
    private Control() {
    }

    /** The network that the device had is there no more, or it has one now. */
    public static void networkChanged() {
        ConnectivityManager.changed();
    }

    /**
     * Starts the launcher's activity as the home screen does, or a component ("p/.C" or a class).
     * Answers why it could not, or null.
     */
    public static String launch(String component) {
        PackageParser.Package pkg = PackageParser.installed();
        ComponentName cn;
        Intent intent;
        if (component == null || component.length() == 0) {
            cn = pkg.launcher();
            if (cn == null) {
                return "the launcher shows no activity of " + pkg.packageName;
            }
            intent = new Intent(Intent.ACTION_MAIN);
            intent.addCategory(Intent.CATEGORY_LAUNCHER);
            intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK | Intent.FLAG_ACTIVITY_RESET_TASK_IF_NEEDED);
        } else {
            cn = component(component);
            boolean launcher = cn.equals(pkg.launcher());
            intent = new Intent();
            if (launcher) {
                intent.setAction(Intent.ACTION_MAIN);
                intent.addCategory(Intent.CATEGORY_LAUNCHER);
            }
            intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
        }
        intent.setComponent(cn);
        int result = Am.get().startActivity(null, intent, null, -1, null);
        return result < 0 ? "there is no activity " + cn.flattenToShortString() : null;
    }

    private static ComponentName component(String name) {
        String pkg = PackageParser.installed().packageName;
        if (name.indexOf('/') >= 0) {
            ComponentName cn = ComponentName.unflattenFromString(name);
            if (cn != null) {
                return cn;
            }
        }
        if (name.startsWith(".")) {
            name = pkg + name;
        }
        return new ComponentName(pkg, name);
    }

    public static void home() {
        Am.get().home();
    }

    public static void rotate(int degrees) {
        Am.get().rotate(((degrees % 360) + 360) % 360 / 90);
    }

    public static void broadcast(String action, String component) {
        Intent intent = new Intent(action);
        if (component != null && component.length() > 0) {
            intent.setComponent(component(component));
        }
        Am.get().broadcasts.send(intent);
    }

    /** Ends what is shown from outside with a result. */
    public static void resultFromOutside(int resultCode, String dataUri) {
        ActivityRecord r = Am.get().resumedRecord();
        if (r == null || !r.outside) {
            return;
        }
        if (PackageManager.ACTION_REQUEST_PERMISSIONS.equals(r.intent.getAction())) {
            String[] names = r.intent.getStringArrayExtra(PackageManager.EXTRA_REQUEST_PERMISSIONS_NAMES);
            esdroid.am.Control.answer(names, resultCode == Activity.RESULT_OK);
            return;
        }
        Intent data = null;
        if (dataUri != null && dataUri.length() > 0) {
            data = new Intent();
            data.setData(Uri.parse(dataUri));
        }
        Am.get().resultFromOutside(resultCode, data);
    }

    /** Back while something from outside has the screen; false when nothing has. */
    public static boolean backOutside() {
        ActivityRecord r = Am.get().resumedRecord();
        if (r != null && r.outside) {
            resultFromOutside(Activity.RESULT_CANCELED, null);
            return true;
        }
        return false;
    }

    /** The component that is shown from outside, or "". */
    public static String outside() {
        ActivityRecord r = Am.get().resumedRecord();
        return r != null && r.outside ? r.intent.toString() : "";
    }

    /** The class of the resumed activity, or "". */
    public static String currentActivity() {
        ActivityRecord r = Am.get().resumedRecord();
        if (r == null || r.outside) {
            return "";
        }
        Activity a = ActivityThread.currentActivityThread().getActivity(r.token);
        return a == null ? r.info.targetActivity != null ? r.info.targetActivity : r.info.name : a.getClass().getName();
    }

    public static boolean hasWindows() {
        return WindowManagerGlobal.getInstance().getViewRootNames().length > 0;
    }
}
