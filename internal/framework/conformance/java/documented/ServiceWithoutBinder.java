import android.content.Context;
import android.content.Intent;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Null from onBind: nobody is connected. */
public class ServiceWithoutBinder {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("Cook bind", new Stage.Cue<Serving>() {
            public Object run(Serving a, Intent i) throws Exception {
                return "none";
            }
        });
        final Serving.Client client = new Serving.Client("client");
        say(Runner.activity.bindService(Stage.intent(Serving.Cook.class, 2), client, Context.BIND_AUTO_CREATE));
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unbindService(client);
            }
        });
    }
}

