import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import esdroid.conformance.Hearing;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What a receiver may not do, and what it sends. */
public class BroadcastFromReceiver {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First hears", new Stage.Cue<Hearing>() {
            public Object run(Hearing a, Intent i) throws Exception {
                final Context c = Runner.activity.getApplicationContext();
                if (i.getIntExtra("number", 0) == 1) c.sendBroadcast(new Intent("local").putExtra("number", 2));
                say("end of", i.getIntExtra("number", 0));
                return null;
            }
        });
        final Hearing one = new Hearing.First();
        Runner.activity.registerReceiver(one, new IntentFilter("local"));
        Runner.activity.sendBroadcast(new Intent("local").putExtra("number", 1));
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unregisterReceiver(one);
            }
        });
    }
}

