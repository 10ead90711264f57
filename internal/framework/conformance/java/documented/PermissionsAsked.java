import android.content.Context;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What the app has, and what it may not do. */
public class PermissionsAsked {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Context c = Runner.activity;
        say(c.checkSelfPermission("android.permission.VIBRATE"), c.checkSelfPermission("android.permission.CAMERA"), c.checkSelfPermission("no.such"));
        fails("enforce", new Out.Code() {
            public void run() throws Exception {
                c.enforceCallingOrSelfPermission("android.permission.CAMERA", "camera wanted");
            }
        });
        fails("enforce without words", new Out.Code() {
            public void run() throws Exception {
                c.enforceCallingOrSelfPermission("android.permission.CAMERA", null);
            }
        });
        fails("null", new Out.Code() {
            public void run() throws Exception {
                c.checkSelfPermission(null);
            }
        });
        say(Runner.activity.shouldShowRequestPermissionRationale("android.permission.VIBRATE"));
    }
}

