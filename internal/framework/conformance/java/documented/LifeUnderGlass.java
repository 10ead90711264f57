import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Stage;

/** What can be seen through leaves the one below started. */
public class LifeUnderGlass {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Acting.begin(Acting.First.class);
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.First.class).startActivity(Stage.intent(Acting.Glass.class, 2));
            }
        });
        Stage.then(2000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Glass.class).startActivity(Stage.intent(Acting.Second.class, 3));
            }
        });
        Stage.then(3000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Second.class).finish();
            }
        });
        Stage.then(4000, new Out.Code() {
            public void run() throws Exception {
                Acting.last(Acting.Glass.class).finish();
            }
        });
    }
}

