import android.content.pm.ActivityInfo;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** The screen turns: the activity is made anew. */
public class LifeTurned {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).setRequestedOrientation(ActivityInfo.SCREEN_ORIENTATION_LANDSCAPE);
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.First.class).getResources().getConfiguration().orientation, Acting.last(Acting.First.class).getRequestedOrientation());
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).setRequestedOrientation(ActivityInfo.SCREEN_ORIENTATION_PORTRAIT);
            }
        });
    }
}

