import android.content.Intent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** An activity made anew with what it saved. */
public class LifeRecreated {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First retain", new Stage.Cue<Acting>() {
            public Object run(Acting a, Intent i) throws Exception {
                return "retained";
            }
        });
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).recreate();
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.First.class).getLastNonConfigurationInstance(), Acting.alive.size());
            }
        });
    }
}

