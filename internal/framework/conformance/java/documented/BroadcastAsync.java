import android.content.BroadcastReceiver;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Handler;
import esdroid.conformance.Hearing;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A receiver that ends later holds the others up. */
public class BroadcastAsync {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First hears", new Stage.Cue<Hearing>() {
            public Object run(Hearing a, Intent i) throws Exception {
                final BroadcastReceiver.PendingResult later = a.goAsync();
                say(a.goAsync());
                new Handler().postDelayed(new Runnable() {
                    public void run() {
                        say("later");
                        later.setResultCode(8);
                        later.finish();
                    }
                }, 500);
                return null;
            }
        });
        final Hearing one = new Hearing.First(), two = new Hearing.Second();
        IntentFilter high = new IntentFilter("local");
        high.setPriority(10);
        Runner.activity.registerReceiver(one, high);
        Runner.activity.registerReceiver(two, new IntentFilter("local"));
        Runner.activity.sendOrderedBroadcast(new Intent("local"), null);
        say("sent");
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unregisterReceiver(one);
                Runner.activity.unregisterReceiver(two);
            }
        });
    }
}

