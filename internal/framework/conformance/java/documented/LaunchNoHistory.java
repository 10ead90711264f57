import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** What has no history ends when it is left. */
public class LaunchNoHistory {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.Gone.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Gone.class).startActivity(Stage.intent(Acting.Second.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Second.class).finish();
            }
        });
    }
}

