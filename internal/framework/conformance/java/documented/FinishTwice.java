import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Ends once. */
public class FinishTwice {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting first = Acting.last(Acting.First.class);
                first.finish();
                first.finish();
                say(first.isFinishing(), first.isDestroyed());
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                say(Acting.last(Acting.First.class));
            }
        });
    }
}

