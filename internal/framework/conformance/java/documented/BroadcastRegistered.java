import android.content.Intent;
import android.content.IntentFilter;
import esdroid.conformance.Hearing;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Registered receivers by priority, then by order. */
public class BroadcastRegistered {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Hearing one = new Hearing.First(), two = new Hearing.Second(), three = new Hearing.Third();
        IntentFilter low = new IntentFilter("local");
        IntentFilter high = new IntentFilter("local");
        high.setPriority(10);
        Runner.activity.registerReceiver(one, low);
        Runner.activity.registerReceiver(two, high);
        Runner.activity.registerReceiver(three, new IntentFilter("local"));
        Runner.activity.sendOrderedBroadcast(new Intent("local").putExtra("number", 1), null);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.sendBroadcast(new Intent("local").putExtra("number", 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unregisterReceiver(one);
                Runner.activity.unregisterReceiver(two);
                Runner.activity.unregisterReceiver(three);
                Runner.activity.sendBroadcast(new Intent("local").putExtra("number", 3));
                fails("again", new Out.Code() {
                    public void run() throws Exception {
                        Runner.activity.unregisterReceiver(one);
                    }
                });
            }
        });
    }
}

