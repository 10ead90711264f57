import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;

/** An activity without a display ends in its onCreate. */
public class ResultOfHidden {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Hidden.class, 2), 3);
                return null;
            }
        });
        Stage.on("Hidden create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.setResult(2, Stage.intent(Acting.Hidden.class, 5));
                a.finish();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

