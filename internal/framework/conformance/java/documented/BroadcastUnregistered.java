import android.content.Intent;
import android.content.IntentFilter;
import esdroid.conformance.Hearing;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Nothing comes that was sent before, but not heard. */
public class BroadcastUnregistered {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Hearing one = new Hearing.First();
        Runner.activity.registerReceiver(one, new IntentFilter("local"));
        Runner.activity.sendBroadcast(new Intent("local").putExtra("number", 1));
        Runner.activity.unregisterReceiver(one);
        say("unregistered");
    }
}

