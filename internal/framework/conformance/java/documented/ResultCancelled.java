import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** An activity that says nothing has been cancelled. */
public class ResultCancelled {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Second.class, 2), 0);
                return null;
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Second.class).onBackPressed();
            }
        });
    }
}

