import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Broadcasts that go from one receiver to the next. */
public class Ordered {
    public static void main(String[] args) throws Exception {
        final Context c = Runner.activity;
        class Link extends BroadcastReceiver {
            final String name;

            Link(String name) {
                this.name = name;
            }

            @Override
            public void onReceive(Context x, Intent i) {
                say(name, getResultCode(), getResultData(), isOrderedBroadcast(), getAbortBroadcast());
                setResultCode(getResultCode() + 1);
                setResultData(getResultData() + name);
                if (name.equals("low")) abortBroadcast();
            }
        }
        IntentFilter high = new IntentFilter("chain");
        high.setPriority(10);
        c.registerReceiver(new Link("low"), new IntentFilter("chain"));
        c.registerReceiver(new Link("high"), high);
        IntentFilter lowest = new IntentFilter("chain");
        lowest.setPriority(-1);
        c.registerReceiver(new Link("lowest"), lowest);
        c.sendOrderedBroadcast(new Intent("chain"), null, null, null, 5, "start:", null);
    }
}
