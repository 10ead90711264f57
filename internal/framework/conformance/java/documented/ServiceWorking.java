import android.content.Intent;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import esdroid.conformance.Working;
import static esdroid.conformance.Out.*;

/** An intent service works on one intent after the other, and ends. */
public class ServiceWorking {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("Working handle", new Stage.Cue<Working>() {
            public Object run(Working a, Intent i) throws Exception {
                Thread.sleep(100);
                return null;
            }
        });
        for (int n = 1; n <= 3; n++) Runner.activity.startService(Stage.intent(Working.class, n));
        say("asked");
    }
}

