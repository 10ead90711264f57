import android.app.AlertDialog;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** A dialog of an activity that has ended. */
public class DialogOfEnded {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        final Acting[] first = new Acting[1];
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                first[0] = Acting.last(Acting.First.class);
                first[0].finish();
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                try {
                    new AlertDialog.Builder(first[0]).setTitle("late").show();
                } catch (android.view.WindowManager.BadTokenException e) {
                    say(e.getMessage().replaceAll("@[0-9a-f]+", ""));
                }
            }
        });
    }
}

