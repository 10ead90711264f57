import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;

/** Ends in onResume. */
public class FinishInResume {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First resume", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.finish();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

