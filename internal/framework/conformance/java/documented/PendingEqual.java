import android.app.PendingIntent;
import esdroid.conformance.Acting;
import esdroid.conformance.Out;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Which pending intents are one. */
public class PendingEqual {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        PendingIntent a = PendingIntent.getActivity(Runner.activity, 1, Stage.intent(Acting.First.class, 1), 0);
        PendingIntent b = PendingIntent.getActivity(Runner.activity, 1, Stage.intent(Acting.First.class, 2), 0);
        PendingIntent c = PendingIntent.getActivity(Runner.activity, 2, Stage.intent(Acting.First.class, 1), 0);
        PendingIntent d = PendingIntent.getActivity(Runner.activity, 1, Stage.intent(Acting.First.class, 1).setAction("x"), 0);
        PendingIntent e = PendingIntent.getBroadcast(Runner.activity, 1, Stage.intent(Acting.First.class, 1), 0);
        say(a.equals(b), a.hashCode() == b.hashCode(), a.equals(c), a.equals(d), a.equals(e));
        say(PendingIntent.getActivity(Runner.activity, 9, Stage.intent(Acting.First.class, 1), PendingIntent.FLAG_NO_CREATE));
        say(a.getCreatorPackage(), a.getTargetPackage());
        PendingIntent f = PendingIntent.getActivity(Runner.activity, 1, Stage.intent(Acting.First.class, 1), PendingIntent.FLAG_CANCEL_CURRENT);
        say(a.equals(f));
        fails("cancelled", new Out.Code() {
            public void run() throws Exception {
                PendingIntent p = PendingIntent.getActivity(Runner.activity, 3, Stage.intent(Acting.First.class, 1), 0); p.cancel(); p.send();
            }
        });
        say(PendingIntent.getActivity(Runner.activity, 3, Stage.intent(Acting.First.class, 1), PendingIntent.FLAG_NO_CREATE));
    }
}

