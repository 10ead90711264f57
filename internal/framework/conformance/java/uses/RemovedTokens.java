import android.os.Handler;
import android.os.Message;
import android.os.SystemClock;
import static esdroid.conformance.Out.*;

/** What is removed by token, by callback, and all at once. */
public class RemovedTokens {
    public static void main(String[] args) throws Exception {
        final Handler h = new Handler() {
            @Override
            public void handleMessage(Message m) {
                say("message", m.what, m.obj);
            }
        };
        final Runnable r = new Runnable() {
            public void run() {
                say("r");
            }
        };
        String token = new String("token"), equal = new String("token");
        h.sendMessage(h.obtainMessage(1, token));
        h.sendMessage(h.obtainMessage(2, equal));
        h.postAtTime(r, token, SystemClock.uptimeMillis() + 5);
        h.postAtTime(r, equal, SystemClock.uptimeMillis() + 6);
        h.post(r);
        say(h.hasMessages(1), h.hasMessages(1, token), h.hasMessages(1, equal), h.hasMessages(0));
        h.removeCallbacks(r, token);
        h.removeCallbacksAndMessages(equal);
        h.removeMessages(7);
        say(h.hasMessages(1), h.hasMessages(2));
        h.postDelayed(new Runnable() {
            public void run() {
                h.sendEmptyMessage(3);
                h.sendEmptyMessageDelayed(4, 50);
                h.post(r);
                h.removeCallbacksAndMessages(null);
                say(h.hasMessages(3), h.hasMessages(4));
                h.sendEmptyMessage(5);
            }
        }, 100);
        final Handler other = new Handler();
        other.post(r);
        h.removeCallbacks(r);
        h.removeCallbacks(null);
    }
}
