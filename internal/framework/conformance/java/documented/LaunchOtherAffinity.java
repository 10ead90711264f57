import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Another affinity has a task of its own with the flag, and none without. */
public class LaunchOtherAffinity {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.Other.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.Other.class).getTaskId() == Runner.activity.getTaskId());
                Acting.last(Acting.Other.class).startActivity(Stage.intent(Acting.Other.class, 2).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.Other.class).getTaskId() == Runner.activity.getTaskId(), Acting.last(Acting.Other.class).isTaskRoot());
            }
        });
    }
}

