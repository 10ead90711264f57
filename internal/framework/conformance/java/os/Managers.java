import android.app.AppOpsManager;
import android.content.Context;
import android.hardware.display.DisplayManager;
import android.os.BatteryManager;
import android.os.Process;
import android.os.UserHandle;
import android.os.UserManager;
import android.view.Display;
import static esdroid.conformance.Out.*;

/** What a phone of one user and one display says of them. */
public class Managers extends esdroid.conformance.Show {
    public static void main(String[] args) throws Exception {
        Context c = context();
        UserManager users = (UserManager) c.getSystemService(Context.USER_SERVICE);
        UserHandle me = Process.myUserHandle();
        say(users.isUserAGoat(), users.isSystemUser(), users.isUserUnlocked(), users.getUserProfiles().size(), users.getUserProfiles().get(0).equals(me));
        say(users.getUserForSerialNumber(users.getSerialNumberForUser(me)).equals(me), users.hasUserRestriction(UserManager.DISALLOW_SMS), users.getUserRestrictions().size());
        say(UserManager.DISALLOW_FACTORY_RESET, UserManager.supportsMultipleUsers());
        DisplayManager displays = (DisplayManager) c.getSystemService(Context.DISPLAY_SERVICE);
        say(displays.getDisplays().length, displays.getDisplay(Display.DEFAULT_DISPLAY).getDisplayId(), displays.getDisplay(7), displays.getDisplays(DisplayManager.DISPLAY_CATEGORY_PRESENTATION).length);
        say(AppOpsManager.permissionToOp("android.permission.CAMERA"), AppOpsManager.permissionToOp("android.permission.ACCESS_FINE_LOCATION"), AppOpsManager.permissionToOp("android.permission.INTERNET"), AppOpsManager.permissionToOp("x"));
        final AppOpsManager ops = (AppOpsManager) c.getSystemService(Context.APP_OPS_SERVICE);
        final String pkg = c.getPackageName();
        say(ops.checkOpNoThrow(AppOpsManager.OPSTR_CAMERA, Process.myUid(), pkg), ops.noteOp(AppOpsManager.OPSTR_FINE_LOCATION, Process.myUid(), pkg));
        fails("an operation that there is not", new Code() {
            public void run() throws Exception {
                ops.checkOp("android:fly", Process.myUid(), pkg);
            }
        });
        say(BatteryManager.EXTRA_LEVEL, c.getSystemService(Context.BATTERY_SERVICE) instanceof BatteryManager, c.getSystemService(Context.DROPBOX_SERVICE) != null);
    }
}
