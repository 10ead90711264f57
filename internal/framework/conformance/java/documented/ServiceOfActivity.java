import android.content.Context;
import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Serving;
import esdroid.conformance.Stage;

/** An activity's service connections are its own. */
public class ServiceOfActivity {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.bindService(Stage.intent(Serving.Cook.class, 2), new Serving.Client("client"), Context.BIND_AUTO_CREATE);
                return null;
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).finish();
            }
        });
    }
}

