import android.content.Intent;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What a service throws comes with words around it. */
public class WrapsOfServices {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        for (final String moment : new String[] {"create", "command", "bind", "destroy"}) Stage.on((moment.equals("create") ? "Cook " : "Waiter ") + moment, new Stage.Cue<Serving>() {
            public Object run(Serving s, Intent i) throws Exception {
                throw new IllegalStateException("in " + moment);
            }
        });
        Runner.activity.startService(Stage.intent(Serving.Cook.class, 1));
        Wrapped.survive();
        Runner.activity.startService(Stage.intent(Serving.Waiter.class, 2));
        Wrapped.survive();
        Wrapped.survive();
        Runner.activity.stopService(Stage.intent(Serving.Waiter.class, 3));
        Wrapped.survive();
    }
}
