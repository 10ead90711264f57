import esdroid.conformance.Acting;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;

/** Two starts of one that is single on top, before either is there, make two. */
public class LaunchTwice {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Runner.activity.startActivity(Stage.intent(Acting.Top.class, 1));
        Runner.activity.startActivity(Stage.intent(Acting.Top.class, 2));
    }
}

