import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** The way of a result to the activity that asked for it. */
public class ResultGiven {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Second.class, 2), 7);
                return null;
            }
        });
        Stage.on("Second resume", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                say(a.getCallingActivity().getShortClassName(), a.getCallingPackage());
                a.setResult(5, Stage.intent(Acting.Second.class, 3));
                a.finish();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

