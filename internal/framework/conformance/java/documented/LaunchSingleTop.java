import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** An activity on top gets the intent. */
public class LaunchSingleTop {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.Top.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Top.class).startActivity(Stage.intent(Acting.Top.class, 2));
            }
        });
        Stage.on("Top new intent", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.setIntent(i);
                return null;
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Top.class).startActivity(Stage.intent(Acting.Top.class, 3));
            }
        });
    }
}

