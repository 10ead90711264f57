import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;

/** Two asked at once: the last is seen first. */
public class ResultsOfTwo {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Second.class, 2), 1);
                a.startActivityForResult(Stage.intent(Acting.Third.class, 3), 2);
                return null;
            }
        });
        Stage.on("Second resume", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.setResult(11);
                a.finish();
                return null;
            }
        });
        Stage.on("Third resume", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.setResult(12);
                a.finish();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

