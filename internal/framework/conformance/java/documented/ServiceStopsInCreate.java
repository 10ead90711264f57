import android.content.Intent;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;

/** Stops before its first command. */
public class ServiceStopsInCreate {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("Cook create", new Stage.Cue<Serving>() {
            public Object run(Serving a, Intent i) throws Exception {
                a.stopSelf();
                return null;
            }
        });
        Runner.activity.startService(Stage.intent(Serving.Cook.class, 1));
    }
}

