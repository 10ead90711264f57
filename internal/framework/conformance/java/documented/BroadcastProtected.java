import android.content.Intent;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Broadcasts that are the system's own. */
public class BroadcastProtected {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        fails("boot", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.sendBroadcast(new Intent(Intent.ACTION_BOOT_COMPLETED));
            }
        });
        fails("battery", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.sendBroadcast(new Intent(Intent.ACTION_BATTERY_LOW));
            }
        });
    }
}

