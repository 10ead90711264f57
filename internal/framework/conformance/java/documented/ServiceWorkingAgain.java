import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import esdroid.conformance.Working;

/** An intent service that has ended is made again. */
public class ServiceWorkingAgain {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Runner.activity.startService(Stage.intent(Working.class, 1));
        Stage.then(1000, new Out.Code() {
            public void run() throws Exception {
                Runner.activity.startService(Stage.intent(Working.class, 2));
            }
        });
    }
}

