import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** startActivityIfNeeded starts what is not on top; who asks for a result always gets an activity. */
public class ResultIfNeeded {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                say(a.startActivityIfNeeded(Stage.intent(Acting.Top.class, 2), 3));
                return null;
            }
        });
        Stage.on("Top resume", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                if (i.getIntExtra("number", 0) == 2) {
                    say(a.startActivityIfNeeded(Stage.intent(Acting.Top.class, 3), -1));
                    say(a.startActivityIfNeeded(Stage.intent(Acting.Top.class, 4), 3));
                }
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

