import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** The flag does what the mode does. */
public class LaunchSingleTopFlag {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.First.class, 2).addFlags(Intent.FLAG_ACTIVITY_SINGLE_TOP));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.First.class, 3));
            }
        });
    }
}

