import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.os.MessageQueue;
import java.lang.reflect.InvocationTargetException;
import static esdroid.conformance.Out.*;

/** Asynchronous messages pass a barrier, others wait. */
public class Asynchronous {
    public static void main(String[] args) throws Exception {
        final Handler h = new Handler() {
            @Override
            public void handleMessage(Message m) {
                say("got", m.what, m.isAsynchronous());
            }
        };
        final MessageQueue q = Looper.myQueue();
        final int barrier = (Integer) MessageQueue.class.getMethod("postSyncBarrier").invoke(q);
        h.sendEmptyMessage(1);
        Message m = h.obtainMessage(2);
        m.setAsynchronous(true);
        h.sendMessage(m);
        Message late = h.obtainMessage(3);
        late.setAsynchronous(true);
        h.sendMessageDelayed(late, 30);
        Message release = Message.obtain(h, new Runnable() {
            public void run() {
                try {
                    MessageQueue.class.getMethod("removeSyncBarrier", int.class).invoke(q, barrier);
                    say("released");
                    MessageQueue.class.getMethod("removeSyncBarrier", int.class).invoke(q, barrier);
                } catch (InvocationTargetException e) {
                    say(e.getCause());
                } catch (Exception e) {
                    say(e);
                }
            }
        });
        release.setAsynchronous(true);
        h.sendMessageDelayed(release, 60);
    }
}
