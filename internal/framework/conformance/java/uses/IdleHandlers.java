import android.os.Handler;
import android.os.Looper;
import android.os.MessageQueue;
import static esdroid.conformance.Out.*;

/** Idle handlers go one after the other, may leave, and may fail only once the queue is empty. */
public class IdleHandlers {
    public static void main(String[] args) throws Exception {
        final Handler h = new Handler();
        final MessageQueue q = Looper.myQueue();
        class Idle implements MessageQueue.IdleHandler {
            final String name;
            int left;

            Idle(String name, int left) {
                this.name = name;
                this.left = left;
            }

            public boolean queueIdle() {
                say(name, "idle", left);
                if (left == 2) h.postDelayed(new Runnable() {
                    public void run() {
                        say(name, "posted later");
                    }
                }, 10);
                return --left > 0;
            }
        }
        final Idle removed = new Idle("removed", 5);
        q.addIdleHandler(new Idle("one", 1));
        q.addIdleHandler(removed);
        q.addIdleHandler(new Idle("two", 2));
        q.removeIdleHandler(removed);
        q.removeIdleHandler(removed);
        q.removeIdleHandler(null);
        say("idle now", q.isIdle());
        h.postDelayed(new Runnable() {
            public void run() {
                say("after", q.isIdle());
                q.addIdleHandler(new Idle("late", 1));
            }
        }, 100);
    }
}
