import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Nobody answers: an exception, and a result that says so. */
public class ResultOfMissing {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                fails("nobody", new Out.Code() {
                    public void run() throws Exception {
                        Acting.last(Acting.First.class).startActivityForResult(new Intent("no.such.action"), 3);
                    }
                });
                fails("no class", new Out.Code() {
                    public void run() throws Exception {
                        Acting.last(Acting.First.class).startActivityForResult(new Intent().setClassName("esdroid.conformance", "esdroid.conformance.None"), 3);
                    }
                });
                fails("no package", new Out.Code() {
                    public void run() throws Exception {
                        Acting.last(Acting.First.class).startActivityForResult(new Intent().setClassName("no.such", "no.such.C"), 3);
                    }
                });
                fails("disabled", new Out.Code() {
                    public void run() throws Exception {
                        Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.Closed.class, 3));
                    }
                });
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}

