import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Who is no activity starts in a task of its affinity; Android 8.0 lets it without the flag. */
public class LaunchFromApplication {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        fails("without the flag", new Out.Code() {
            public void run() throws Exception {
                Runner.activity.getApplicationContext().startActivity(Stage.intent(Acting.First.class, 1));
            }
        });
        Runner.activity.getApplicationContext().startActivity(Stage.intent(Acting.First.class, 2).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK));
    }
}

