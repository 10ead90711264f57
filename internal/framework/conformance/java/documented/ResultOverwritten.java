import android.app.Activity;
import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** The last result before the end counts. */
public class ResultOverwritten {
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
                a.setResult(Activity.RESULT_OK, Stage.intent(Acting.Second.class, 8));
                a.setResult(3);
                return null;
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Second.class).finish();
            }
        });
    }
}

