import android.app.Activity;
import android.app.PendingIntent;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Intents for later. */
public class Pendings {
    public static void main(String[] args) throws Exception {
        Activity a = Runner.activity;
        Intent i = new Intent("pend").putExtra("k", 1);
        PendingIntent p = PendingIntent.getBroadcast(a, 1, i, 0);
        say(p.equals(PendingIntent.getBroadcast(a, 1, new Intent("pend"), 0)), p.equals(PendingIntent.getBroadcast(a, 2, i, 0)), p.equals(PendingIntent.getBroadcast(a, 1, new Intent("other"), 0)), PendingIntent.getBroadcast(a, 9, i, PendingIntent.FLAG_NO_CREATE), PendingIntent.getBroadcast(a, 1, i, PendingIntent.FLAG_NO_CREATE) != null);
        say(p.getCreatorPackage(), p.getIntentSender() != null);
        final BroadcastReceiver r = new BroadcastReceiver() {
            @Override
            public void onReceive(Context c, Intent x) {
                say("received", x.getIntExtra("k", -1), x.getStringExtra("fill"));
            }
        };
        a.registerReceiver(r, new IntentFilter("pend"));
        p.send();
        p.cancel();
        final PendingIntent gone = p;
        fails("gone.send()", new Code() {
            public void run() throws Exception {
                gone.send();
            }
        });
        PendingIntent once = PendingIntent.getBroadcast(a, 5, new Intent("pend").putExtra("k", 3), PendingIntent.FLAG_ONE_SHOT);
        once.send();
        final PendingIntent o = once;
        fails("o.send()", new Code() {
            public void run() throws Exception {
                o.send();
            }
        });
    }
}
