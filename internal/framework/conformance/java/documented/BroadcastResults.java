import android.content.Intent;
import android.content.IntentFilter;
import esdroid.conformance.Hearing;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Results outside of ordered broadcasts are a mistake that is logged. */
public class BroadcastResults {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First hears", new Stage.Cue<Hearing>() {
            public Object run(Hearing a, Intent i) throws Exception {
                a.setResultCode(3);
                say(a.getResultCode(), a.isOrderedBroadcast(), a.getAbortBroadcast());
                a.abortBroadcast();
                say(a.getAbortBroadcast());
                return null;
            }
        });
        final Hearing one = new Hearing.First();
        Runner.activity.registerReceiver(one, new IntentFilter("local"));
        Runner.activity.sendBroadcast(new Intent("local"));
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unregisterReceiver(one);
            }
        });
    }
}

