import android.content.Intent;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;

/** A service that wants to hear of clients that come back. */
public class ServiceRebound {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("Cook unbind", new Stage.Cue<Serving>() {
            public Object run(Serving a, Intent i) throws Exception {
                return true;
            }
        });
        final Serving.Client client = new Serving.Client("client");
        Runner.activity.startService(Stage.intent(Serving.Cook.class, 1));
        Runner.activity.bindService(Stage.intent(Serving.Cook.class, 2), client, 0);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unbindService(client);
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.bindService(Stage.intent(Serving.Cook.class, 3), client, 0);
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unbindService(client);
                Runner.activity.stopService(Stage.intent(Serving.Cook.class, 4));
            }
        });
    }
}

