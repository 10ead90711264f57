import android.app.Activity;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Each start is a command with an id of its own. */
public class ServiceStarted {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Activity r = Runner.activity;
        say(r.startService(Stage.intent(Serving.Cook.class, 1)).getShortClassName());
        r.startService(Stage.intent(Serving.Cook.class, 2));
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                say(Runner.activity.stopService(Stage.intent(Serving.Cook.class, 3)), Runner.activity.stopService(Stage.intent(Serving.Cook.class, 3)));
            }
        });
    }
}

