import android.provider.Settings;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Writing settings: not without the user's word, and those that have moved stay as they are. */
public class SettingsWritten {
    public static void main(String[] args) throws Exception {
        say(Settings.System.canWrite(Runner.activity), Settings.canDrawOverlays(Runner.activity));
        fails("bright", new Out.Code() {
            public void run() {
                Settings.System.putInt(Runner.activity.getContentResolver(), Settings.System.SCREEN_BRIGHTNESS, 9);
            }
        });
        fails("own", new Out.Code() {
            public void run() {
                Settings.System.putString(Runner.activity.getContentResolver(), "mine", "1");
            }
        });
        fails("secure", new Out.Code() {
            public void run() {
                Settings.Secure.putInt(Runner.activity.getContentResolver(), Settings.Secure.LOCATION_MODE, 1);
            }
        });
        say(Settings.System.putInt(Runner.activity.getContentResolver(), Settings.System.AIRPLANE_MODE_ON, 1),
                Settings.System.getInt(Runner.activity.getContentResolver(), Settings.System.AIRPLANE_MODE_ON));
        say(Settings.Secure.getInt(Runner.activity.getContentResolver(), Settings.Secure.ADB_ENABLED), Settings.System.getString(Runner.activity.getContentResolver(), "android_id") != null);
        say(Settings.System.getInt(Runner.activity.getContentResolver(), Settings.System.SCREEN_BRIGHTNESS) == 9);
    }
}
