import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;

/** A result sent through a pending intent. */
public class PendingResult {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.createPendingResult(4, new Intent().putExtra("number", 3), 0).send(Runner.activity, 6, new Intent().putExtra("number", 8));
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

