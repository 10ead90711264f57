import android.os.Handler;
import android.os.Message;
import android.os.SystemClock;
import static esdroid.conformance.Out.*;

/** Posting at times: the past, zero, the front, negative delays. */
public class Times {
    public static void main(String[] args) throws Exception {
        final Handler h = new Handler() {
            @Override
            public void handleMessage(Message m) {
                say("at", m.what);
            }
        };
        long now = SystemClock.uptimeMillis();
        h.sendEmptyMessage(1);
        h.sendEmptyMessageDelayed(2, -500);
        h.sendEmptyMessageAtTime(3, now - 1000);
        h.sendEmptyMessageAtTime(4, 1);
        h.sendMessageAtFrontOfQueue(Message.obtain(h, 5));
        h.sendMessageAtFrontOfQueue(Message.obtain(h, 6));
        h.postAtFrontOfQueue(new Runnable() {
            public void run() {
                say("front");
            }
        });
        h.sendEmptyMessageAtTime(7, now + 20);
        h.sendEmptyMessageDelayed(8, 20);
        h.sendEmptyMessageDelayed(9, 19);
    }
}
