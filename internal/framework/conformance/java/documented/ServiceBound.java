import android.content.Context;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A bound service lives as long as its clients. */
public class ServiceBound {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        final Serving.Client one = new Serving.Client("one"), two = new Serving.Client("two");
        say(Runner.activity.bindService(Stage.intent(Serving.Cook.class, 1), one, Context.BIND_AUTO_CREATE));
        say(Runner.activity.bindService(Stage.intent(Serving.Cook.class, 2), two, Context.BIND_AUTO_CREATE));
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                say(one.binder == two.binder);
                Runner.activity.unbindService(one);
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.unbindService(two);
            }
        });
    }
}

