import android.content.Intent;
import android.os.Handler;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What a service's callbacks post comes behind them. */
public class ServicePosts {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("Cook create", new Stage.Cue<Serving>() {
            public Object run(Serving a, Intent i) throws Exception {
                new Handler().post(new Runnable() {
                    public void run() {
                        say("posted in create");
                    }
                });
                return null;
            }
        });
        Runner.activity.startService(Stage.intent(Serving.Cook.class, 1));
        Runner.activity.stopService(Stage.intent(Serving.Cook.class, 1));
        new Handler().post(new Runnable() {
            public void run() {
                say("posted behind the start");
            }
        });
    }
}

