import android.content.pm.ActivityInfo;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** The screen turns while an activity is covered, and back before it is seen. */
public class LifeTurnedBelow {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.Steady.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Steady.class).setRequestedOrientation(ActivityInfo.SCREEN_ORIENTATION_LANDSCAPE);
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Steady.class).finish();
            }
        });
    }
}

