import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Handler;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Receivers that are registered. */
public class Broadcasts {
    public static void main(String[] args) throws Exception {
        final Context c = Runner.activity;
        final BroadcastReceiver r = new BroadcastReceiver() {
            @Override
            public void onReceive(Context x, Intent i) {
                say("received", i.getAction(), i.getIntExtra("n", -1), isOrderedBroadcast(), isInitialStickyBroadcast());
            }
        };
        say(c.registerReceiver(r, new IntentFilter("an.event")));
        c.sendBroadcast(new Intent("an.event").putExtra("n", 1));
        c.sendBroadcast(new Intent("another.event"));
        say("sent");
        new Handler().postDelayed(new Runnable() {
            public void run() {
                c.unregisterReceiver(r);
                c.sendBroadcast(new Intent("an.event").putExtra("n", 2));
                say("unregistered");
            }
        }, 500);
    }
}
