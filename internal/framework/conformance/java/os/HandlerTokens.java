import android.os.Bundle;
import android.os.Handler;
import android.os.Message;
import android.os.SystemClock;
import static esdroid.conformance.Out.*;

/** Messages are removed by what, object and token. */
public class HandlerTokens {
    public static void main(String[] args) throws Exception {
        final Object token = new Object();
        final Handler h = new Handler() {
            @Override
            public void handleMessage(Message m) {
                say("got", m.what, m.arg1, m.arg2, m.obj == token ? "token" : m.obj, m.getData());
            }
        };
        h.obtainMessage(1, token).sendToTarget();
        h.obtainMessage(1, "other").sendToTarget();
        h.sendMessage(h.obtainMessage(2, 3, 4));
        h.postAtTime(new Runnable() {
            public void run() {
                say("never");
            }
        }, token, SystemClock.uptimeMillis() + 50);
        h.removeMessages(1, token);
        h.removeCallbacksAndMessages(token);
        Message m = Message.obtain(h, 5);
        Bundle b = new Bundle();
        b.putString("k", "v");
        m.setData(b);
        say(m.peekData(), m.getTarget() == h, m.getWhen(), m.isAsynchronous());
        say(h.sendMessageDelayed(m, 20), h.hasMessages(5), h.hasMessages(5, "x"), h.hasMessages(9));
        Message copy = Message.obtain(m);
        say(copy.what, copy.getData().getString("k"));
        Message own = Message.obtain(h, new Runnable() {
            public void run() {
                say("callback");
            }
        });
        say(own.getCallback() != null);
        own.sendToTarget();
        final Message used = Message.obtain(h, 6);
        used.sendToTarget();
        fails("used.sendToTarget()", new Code() {
            public void run() throws Exception {
                used.sendToTarget();
            }
        });
        fails("Message.obtain().sendToTarget()", new Code() {
            public void run() throws Exception {
                Message.obtain().sendToTarget();
            }
        });
        final Handler v = new Handler(new Handler.Callback() {
            public boolean handleMessage(Message q) {
                say("callback first", q.what);
                return q.what == 1;
            }
        }) {
            @Override
            public void handleMessage(Message q) {
                say("then the handler", q.what);
            }
        };
        v.sendEmptyMessage(1);
        v.sendEmptyMessage(2);
        v.sendEmptyMessageAtTime(3, SystemClock.uptimeMillis() + 5);
        v.dispatchMessage(Message.obtain(v, 1));
    }
}
