import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** An activity alone in its task: what it starts goes to another. */
public class LaunchSingleInstance {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.Alone.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.Alone.class).getTaskId() == Runner.activity.getTaskId(), Acting.last(Acting.Alone.class).isTaskRoot());
                Acting.last(Acting.Alone.class).startActivity(Stage.intent(Acting.Second.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.Second.class).getTaskId() == Runner.activity.getTaskId(), Acting.last(Acting.Second.class).isTaskRoot());
                Acting.last(Acting.Second.class).startActivity(Stage.intent(Acting.Alone.class, 3));
            }
        });
    }
}

