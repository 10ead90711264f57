import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Without BIND_AUTO_CREATE a service is not made. */
public class ServiceNotCreated {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Serving.Client client = new Serving.Client("client");
        say(Runner.activity.bindService(Stage.intent(Serving.Cook.class, 2), client, 0));
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.startService(Stage.intent(Serving.Cook.class, 1));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unbindService(client);
                Runner.activity.stopService(Stage.intent(Serving.Cook.class, 1));
            }
        });
    }
}

