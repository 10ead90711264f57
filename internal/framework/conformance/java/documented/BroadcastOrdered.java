import android.content.Intent;
import esdroid.conformance.Hearing;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;

/** The higher priority hears first, and may end it. */
public class BroadcastOrdered {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("Second hears", new Stage.Cue<Hearing>() {
            public Object run(Hearing a, Intent i) throws Exception {
                a.setResultCode(5);
                a.setResultData("from second");
                if (i.getIntExtra("number", 0) == 2) a.abortBroadcast();
                return null;
            }
        });
        for (int n = 1; n <= 2; n++) Runner.activity.sendOrderedBroadcast(new Intent("esdroid.HEAR").setPackage("esdroid.conformance").putExtra("number", n), null, new Hearing.Third(), null, 1, "begin", null);
    }
}

