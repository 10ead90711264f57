import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A task's only one of its kind: it comes back with those above ended. */
public class LaunchSingleTask {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.Task.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Task.class).startActivity(Stage.intent(Acting.Second.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Second.class).startActivity(Stage.intent(Acting.Task.class, 3));
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.Task.class).getTaskId() == Runner.activity.getTaskId(), Acting.last(Acting.Task.class).isTaskRoot());
            }
        });
    }
}

