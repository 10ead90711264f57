import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** An activity in a task of its own gives no result: it is cancelled at once. */
public class ResultOfNewTask {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Other.class, 2).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK), 4);
                return null;
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Other.class).finish();
            }
        });
    }
}

