import android.os.Handler;
import android.os.Looper;
import android.os.MessageQueue;
import static esdroid.conformance.Out.*;

/** What runs when a thread has nothing to do. */
public class IdleTimes {
    public static void main(String[] args) throws Exception {
        final Handler h = new Handler();
        Looper.myQueue().addIdleHandler(new MessageQueue.IdleHandler() {
            int n;

            public boolean queueIdle() {
                say("idle", n);
                if (n == 0) h.post(new Runnable() {
                    public void run() {
                        say("work");
                    }
                });
                return n++ < 1;
            }
        });
        h.post(new Runnable() {
            public void run() {
                say("first");
            }
        });
        fails("Looper.myQueue().addIdleHandler(null)", new Code() {
            public void run() throws Exception {
                Looper.myQueue().addIdleHandler(null);
            }
        });
    }
}
