import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** Ends while another comes. */
public class FinishInPause {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First pause", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                a.finish();
                return null;
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.Second.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Second.class).finish();
            }
        });
    }
}

