import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Who has a result to give cannot end those below with it. */
public class FinishAffinity {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.Task.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Task.class).startActivity(Stage.intent(Acting.First.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.Other.class, 3));
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                fails("asked for a result", new Out.Code() {
                    public void run() throws Exception {
                        Acting.last(Acting.Other.class).setResult(1); Acting.last(Acting.Other.class).finishAffinity();
                    }
                });
            }
        });
    }
}

