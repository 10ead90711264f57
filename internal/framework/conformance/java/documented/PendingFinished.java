import android.app.PendingIntent;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import esdroid.conformance.Hearing;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Who sent a pending intent hears that it has been. */
public class PendingFinished {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Hearing one = new Hearing.Third();
        Runner.activity.registerReceiver(one, new IntentFilter("finished"));
        PendingIntent.getBroadcast(Runner.activity, 1, new Intent("finished").putExtra("number", 1), 0).send(7, new PendingIntent.OnFinished() {
            public void onSendFinished(PendingIntent p, Intent i, int code, String data, Bundle extras) {
                say("finished", i.getAction(), code, data, extras);
            }
        }, null);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unregisterReceiver(one);
            }
        });
    }
}

