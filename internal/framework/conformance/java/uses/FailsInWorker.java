import android.os.Handler;
import android.os.HandlerThread;
import static esdroid.conformance.Out.*;

/** What a worker's message throws comes to that thread's handler of the uncaught. */
public class FailsInWorker {
    public static void main(String[] args) throws Exception {
        HandlerThread t = new HandlerThread("fails");
        t.setUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
            public void uncaughtException(Thread x, Throwable e) {
                say(x.getName(), e);
            }
        });
        t.start();
        Handler h = new Handler(t.getLooper());
        h.post(new Runnable() {
            public void run() {
                throw new IllegalStateException("in the worker");
            }
        });
        t.join();
        say(t.isAlive(), h.getLooper().getThread() == t);
    }
}
