import android.app.PendingIntent;
import android.content.Intent;
import android.content.IntentFilter;
import esdroid.conformance.Hearing;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Which extras a pending intent has. */
public class PendingExtras {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Hearing one = new Hearing.Third();
        Runner.activity.registerReceiver(one, new IntentFilter("extras"));
        PendingIntent.getBroadcast(Runner.activity, 1, new Intent("extras").putExtra("number", 1), 0);
        PendingIntent.getBroadcast(Runner.activity, 1, new Intent("extras").putExtra("number", 2), 0).send();
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                PendingIntent.getBroadcast(Runner.activity, 1, new Intent("extras").putExtra("number", 3), PendingIntent.FLAG_UPDATE_CURRENT).send();
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                PendingIntent p = PendingIntent.getBroadcast(Runner.activity, 2, new Intent("extras").putExtra("number", 4), PendingIntent.FLAG_ONE_SHOT);
                p.send(Runner.activity, 0, new Intent("other").putExtra("number", 5));
                final PendingIntent sent = p;
                fails("again", new Out.Code() {
                    public void run() throws Exception {
                        sent.send();
                    }
                });
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                PendingIntent.getBroadcast(Runner.activity, 3, new Intent("extras"), PendingIntent.FLAG_IMMUTABLE).send(Runner.activity, 0, new Intent("other").putExtra("number", 6));
            }
        });
        Stage.then(4000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unregisterReceiver(one);
            }
        });
    }
}

