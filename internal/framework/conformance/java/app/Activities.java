import android.app.Activity;
import android.content.Intent;
import android.view.View;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What an activity says of itself. */
public class Activities {
    public static void main(String[] args) throws Exception {
        final Activity a = Runner.activity;
        say(a.isFinishing(), a.isDestroyed(), a.isChangingConfigurations(), a.isChild(), a.isTaskRoot(), a.getTitle(), a.getLocalClassName(), a.getRequestedOrientation(), a.getCallingActivity(), a.getParent(), a.hasWindowFocus() || true, a.getWindow() != null, a.getWindowManager() != null, a.getCurrentFocus() == null || true);
        a.setTitle("New title");
        say(a.getTitle());
        a.setTitle("Conformance");
        a.setResult(Activity.RESULT_OK, new Intent("r"));
        a.setVolumeControlStream(3);
        say(a.getVolumeControlStream(), a.getLastNonConfigurationInstance(), a.getActionBar() != null, a.getActionBar().getTitle(), a.findViewById(12345), a.getMenuInflater() != null, a.getLayoutInflater() != null, a.getPreferences(0) != null);
        fails("a.startActivityForResult(null, 1)", new Code() {
            public void run() throws Exception {
                a.startActivityForResult(null, 1);
            }
        });
        fails("a.requestWindowFeature(1)", new Code() {
            public void run() throws Exception {
                a.requestWindowFeature(1);
            }
        });
        fails("a.showDialog(99, null)", new Code() {
            public void run() throws Exception {
                a.showDialog(99, null);
            }
        });
        a.runOnUiThread(new Runnable() {
            public void run() {
                say("at once");
            }
        });
        say("after");
        a.removeDialog(77);
        a.registerForContextMenu(new View(a));
        say(a.onKeyDown(1, new android.view.KeyEvent(0, 1)), a.getChangingConfigurations());
    }
}
