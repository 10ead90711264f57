import android.content.pm.ActivityInfo;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** An activity that handles the turn itself. */
public class LifeTurnedSteady {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.Steady.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Steady.class).setRequestedOrientation(ActivityInfo.SCREEN_ORIENTATION_LANDSCAPE);
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.Steady.class).getResources().getConfiguration().orientation);
                Acting.last(Acting.Steady.class).setRequestedOrientation(ActivityInfo.SCREEN_ORIENTATION_PORTRAIT);
            }
        });
    }
}

