import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** An activity in between hands over whom the result is for. */
public class ResultForwarded {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivityForResult(Stage.intent(Acting.Second.class, 2), 4);
                return null;
            }
        });
        Stage.on("Second create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.startActivity(Stage.intent(Acting.Third.class, 3).addFlags(Intent.FLAG_ACTIVITY_FORWARD_RESULT));
                a.finish();
                return null;
            }
        });
        Stage.on("Third resume", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                say(a.getCallingActivity().getShortClassName());
                a.setResult(6, Stage.intent(Acting.Third.class, 9));
                a.finish();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

