import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** What is not on top is made anew. */
public class LaunchSingleTopBelow {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.Top.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Top.class).startActivity(Stage.intent(Acting.First.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.Top.class, 3));
            }
        });
    }
}

