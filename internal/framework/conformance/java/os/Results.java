import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.ResultReceiver;
import static esdroid.conformance.Out.*;

/** A receiver of results. */
public class Results {
    public static void main(String[] args) throws Exception {
        new ResultReceiver(null) {
            @Override
            protected void onReceiveResult(int code, Bundle data) {
                say("direct", code);
            }
        }.send(3, null);
        say("sent");
        CancellationSignal c = new CancellationSignal();
        c.setOnCancelListener(new CancellationSignal.OnCancelListener() {
            public void onCancel() {
                say("cancelled");
            }
        });
        say(c.isCanceled());
        c.throwIfCanceled();
        c.cancel();
        c.cancel();
        say(c.isCanceled());
        final CancellationSignal d = c;
        fails("d.throwIfCanceled()", new Code() {
            public void run() throws Exception {
                d.throwIfCanceled();
            }
        });
        c.setOnCancelListener(new CancellationSignal.OnCancelListener() {
            public void onCancel() {
                say("at once");
            }
        });
    }
}
