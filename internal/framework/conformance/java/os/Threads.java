import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import static esdroid.conformance.Out.*;

/** A thread with a looper. */
public class Threads {
    public static void main(String[] args) throws Exception {
        final HandlerThread t = new HandlerThread("worker");
        t.start();
        final Handler w = new Handler(t.getLooper());
        final CountDownLatch latch = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            final int n = i;
            w.post(new Runnable() {
                public void run() {
                    say(n, Thread.currentThread().getName(), Looper.myLooper() == t.getLooper());
                    latch.countDown();
                }
            });
        }
        say(latch.await(5, TimeUnit.SECONDS), t.isAlive(), t.getThreadId() != 0);
        say(t.quitSafely());
        t.join(2000);
        say(t.isAlive(), t.getLooper());
        say(w.post(new Runnable() {
            public void run() {}
        }), w.sendEmptyMessage(1));
        final String[] failed = new String[1];
        Thread plain = new Thread("plain") {
            @Override
            public void run() {
                try {
                    new Handler();
                } catch (RuntimeException e) {
                    failed[0] = e.toString();
                }
            }
        };
        plain.start();
        plain.join();
        say(failed[0]);
    }
}
