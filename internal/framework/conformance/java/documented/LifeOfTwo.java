import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** One activity over another, and back. */
public class LifeOfTwo {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.Second.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Second.class).onBackPressed();
            }
        });
    }
}

