import android.app.Activity;
import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;

/** An activity that ends in onCreate gives its result all the same. */
public class ResultBeforeResume {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Second.class, 2), 1);
                return null;
            }
        });
        Stage.on("Second create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.setResult(Activity.RESULT_OK);
                a.finish();
                a.setResult(9);
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

