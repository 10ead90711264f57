import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;

/** Each start makes an activity. */
public class LaunchStandard {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                if (i.getIntExtra("number", 0) == 1) a.startActivity(Stage.intent(Acting.First.class, 2));
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

