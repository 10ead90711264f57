import android.content.Context;
import android.content.Intent;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What is no service, or not bound. */
public class ServiceUnknown {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Serving.Client client = new Serving.Client("client");
        say(Runner.activity.startService(new Intent().setClassName("no.such", "no.such.S")), Runner.activity.bindService(new Intent().setClassName("no.such", "no.such.S"), client, Context.BIND_AUTO_CREATE));
        fails("implicit start", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.startService(new Intent("esdroid.SECOND"));
            }
        });
        fails("implicit bind", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.bindService(new Intent("esdroid.SECOND"), client, 0);
            }
        });
        fails("never bound", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unbindService(new Serving.Client("never"));
            }
        });
        fails("null", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.bindService(Stage.intent(Serving.Cook.class, 1), null, 0);
            }
        });
        say(Runner.activity.startService(new Intent("esdroid.SECOND").setPackage("esdroid.conformance")).getShortClassName());
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.stopService(Stage.intent(Serving.Waiter.class, 1));
            }
        });
    }
}

