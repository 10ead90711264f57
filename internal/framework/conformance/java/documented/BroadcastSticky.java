import android.content.Intent;
import android.content.IntentFilter;
import esdroid.conformance.Hearing;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** The last of a kind stays. */
public class BroadcastSticky {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        fails("without permission", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.sendStickyBroadcast(new Intent("stays").putExtra("number", 1));
            }
        });
        say(Runner.activity.registerReceiver(null, new IntentFilter("stays")));
        Intent battery = Runner.activity.registerReceiver(null, new IntentFilter(Intent.ACTION_BATTERY_CHANGED));
        say(battery.getAction());
        final Hearing one = new Hearing.First();
        Runner.activity.registerReceiver(one, new IntentFilter(Intent.ACTION_BATTERY_CHANGED));
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unregisterReceiver(one);
            }
        });
    }
}

