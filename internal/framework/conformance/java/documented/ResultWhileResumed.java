import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;

/** A result of an activity that one can see through comes to a paused one. */
public class ResultWhileResumed {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Glass.class, 2), 3);
                return null;
            }
        });
        Stage.on("Glass resume", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.setResult(2);
                a.finish();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

