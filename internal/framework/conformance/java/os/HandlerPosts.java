import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;
import static esdroid.conformance.Out.*;

/** Runnables run in the order of their times. */
public class HandlerPosts {
    public static void main(String[] args) throws Exception {
        final Handler h = new Handler();
        final List<String> seen = new ArrayList<String>();
        class Step implements Runnable {
            final String name;

            Step(String name) {
                this.name = name;
            }

            public void run() {
                seen.add(name);
                if (name.equals("nested")) h.postAtFrontOfQueue(new Step("front"));
            }
        }
        h.postDelayed(new Step("late"), 100);
        h.post(new Step("a"));
        h.postDelayed(new Step("zero"), 0);
        h.post(new Step("nested"));
        h.post(new Step("b"));
        h.postDelayed(new Step("negative"), -5);
        Step gone = new Step("gone");
        h.post(gone);
        h.removeCallbacks(gone);
        h.postDelayed(new Runnable() {
            public void run() {
                say(seen);
            }
        }, 200);
        say(seen, h.getLooper() == Looper.getMainLooper(), Looper.myLooper() == Looper.getMainLooper(), Looper.getMainLooper().getThread() == Thread.currentThread(), Looper.getMainLooper().isCurrentThread());
        fails("Looper.prepare()", new Code() {
            public void run() throws Exception {
                Looper.prepare();
            }
        });
    }
}
