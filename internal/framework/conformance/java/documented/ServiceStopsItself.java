import android.content.Intent;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** An id that is not the last one stops nothing. */
public class ServiceStopsItself {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("Cook command", new Stage.Cue<Serving>() {
            public Object run(Serving a, Intent i) throws Exception {
                int n = i.getIntExtra("number", 0);
                if (n == 2) say(a.stopSelfResult(1));
                if (n == 3) say(a.stopSelfResult(3));
                return null;
            }
        });
        for (int n = 1; n <= 3; n++) Runner.activity.startService(Stage.intent(Serving.Cook.class, n));
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.startService(Stage.intent(Serving.Cook.class, 4));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.stopService(Stage.intent(Serving.Cook.class, 5));
            }
        });
    }
}

