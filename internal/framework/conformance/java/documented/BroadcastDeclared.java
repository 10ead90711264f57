import android.content.Intent;
import esdroid.conformance.Hearing;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Receivers of the manifest hear what is meant for the app. */
public class BroadcastDeclared {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Runner.activity.sendBroadcast(new Intent("esdroid.HEAR").putExtra("number", 1));
        Runner.activity.sendBroadcast(new Intent("esdroid.HEAR").setPackage("esdroid.conformance").putExtra("number", 2));
        Runner.activity.sendBroadcast(Stage.intent(Hearing.First.class, 3));
        say("sent");
    }
}

