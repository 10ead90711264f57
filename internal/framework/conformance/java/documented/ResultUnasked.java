import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Requests below zero ask for nothing. */
public class ResultUnasked {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Second.class, 2), -1);
                return null;
            }
        });
        Stage.on("Second create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                say(a.getCallingActivity(), a.getCallingPackage());
                a.setResult(5);
                a.finish();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

