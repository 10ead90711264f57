import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** The flag alone stays in the task of the same affinity. */
public class LaunchNewTask {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.Second.class, 2).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.Second.class).getTaskId() == Runner.activity.getTaskId());
            }
        });
    }
}

