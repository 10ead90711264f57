import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import android.os.Process;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** A thread with a queue ends with or without what is due. */
public class Quits {
    public static void main(String[] args) throws Exception {
        final HandlerThread t = new HandlerThread("worker", Process.THREAD_PRIORITY_BACKGROUND);
        say(t.getLooper(), t.getThreadId(), t.quit(), t.quitSafely());
        t.start();
        final Looper l = t.getLooper();
        say(l != null, l.getThread() == t, l.getThread().getName(), l == Looper.myLooper(), l == Looper.getMainLooper());
        final Handler h = new Handler(l, new Handler.Callback() {
            public boolean handleMessage(Message m) {
                say("worker", m.what, Thread.currentThread().getName(), Looper.myLooper() == l);
                return true;
            }
        });
        say(h.sendEmptyMessage(1), h.sendEmptyMessageDelayed(2, 60000));
        say(t.quitSafely());
        t.join();
        say(t.isAlive(), t.getState(), h.sendEmptyMessage(3), h.post(new Runnable() {
            public void run() {
                say("never");
            }
        }), t.getLooper(), t.quit(), h.getLooper() == l);
        fails("t.start()", new Code() {
            public void run() throws Exception {
                t.start();
            }
        });
        final HandlerThread prepared = new HandlerThread("prepared") {
            @Override
            protected void onLooperPrepared() {
                say("prepared", Looper.myLooper() != null);
            }
        };
        prepared.start();
        prepared.getLooper();
        prepared.quit();
        prepared.join();
        say(prepared.isAlive());
    }
}
