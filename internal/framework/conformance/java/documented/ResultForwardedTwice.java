import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Who forwards a result cannot ask for one. */
public class ResultForwardedTwice {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                fails("asked and forwarded", new Out.Code() {
                    public void run() throws Exception {
                        Acting.last(Acting.First.class).startActivityForResult(Stage.intent(Acting.Second.class, 2).addFlags(Intent.FLAG_ACTIVITY_FORWARD_RESULT), 4);
                    }
                });
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

