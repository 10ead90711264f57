import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** finishActivity ends what was asked for with that code. */
public class ResultFinishedByCode {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Second.class, 2), 3);
                return null;
            }
        });
        Stage.on("Second create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.setResult(8);
                return null;
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).finishActivity(4);
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).finishActivity(3);
            }
        });
    }
}

