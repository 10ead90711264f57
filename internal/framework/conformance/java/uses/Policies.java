import android.os.StrictMode;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** What a strict policy tells of. */
public class Policies {
    public static void main(String[] args) throws Exception {
        StrictMode.ThreadPolicy old = StrictMode.getThreadPolicy();
        StrictMode.setThreadPolicy(new StrictMode.ThreadPolicy.Builder().detectCustomSlowCalls().penaltyLog().build());
        StrictMode.noteSlowCall("slow");
        say(StrictMode.getThreadPolicy().toString().startsWith("[StrictMode.ThreadPolicy; mask="), StrictMode.allowThreadDiskReads() != null, StrictMode.allowThreadDiskWrites() != null);
        StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.LAX);
        say(StrictMode.ThreadPolicy.LAX, StrictMode.VmPolicy.LAX);
        StrictMode.setThreadPolicy(new StrictMode.ThreadPolicy.Builder().detectAll().permitDiskReads().permitNetwork().penaltyDeath().build());
        StrictMode.setThreadPolicy(old);
        fails("new StrictMode.VmPolicy.Builder().setClassInstanceLimit(null, 1)", new Code() {
            public void run() throws Exception {
                new StrictMode.VmPolicy.Builder().setClassInstanceLimit(null, 1);
            }
        });
        fails("StrictMode.setThreadPolicy(null)", new Code() {
            public void run() throws Exception {
                StrictMode.setThreadPolicy(null);
            }
        });
        StrictMode.setThreadPolicy(old);
    }
}
