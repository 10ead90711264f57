import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;

/** startActivities makes a stack, of which the last is seen. */
public class LaunchMany {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Runner.activity.startActivities(new Intent[] {Stage.intent(Acting.First.class, 1), Stage.intent(Acting.Second.class, 2), Stage.intent(Acting.Third.class, 3)});
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Third.class).finish();
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Second.class).finish();
            }
        });
    }
}

