import android.os.Handler;
import android.os.Looper;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Loopers are prepared once a thread, and the main one does not quit. */
public class LooperRules {
    public static void main(String[] args) throws Exception {
        fails("Looper.prepare()", new Code() {
            public void run() throws Exception {
                Looper.prepare();
            }
        });
        fails("Looper.prepareMainLooper()", new Code() {
            public void run() throws Exception {
                Looper.prepareMainLooper();
            }
        });
        fails("Looper.getMainLooper().quit()", new Code() {
            public void run() throws Exception {
                Looper.getMainLooper().quit();
            }
        });
        fails("Looper.getMainLooper().quitSafely()", new Code() {
            public void run() throws Exception {
                Looper.getMainLooper().quitSafely();
            }
        });
        final StringBuffer b = new StringBuffer();
        Thread t = new Thread("bare") {
            @Override
            public void run() {
                try {
                    new Handler();
                } catch (RuntimeException e) {
                    b.append(e.getMessage().replaceAll("Thread\\[.*\\]", "T")).append('\n');
                }
                try {
                    Looper.loop();
                } catch (RuntimeException e) {
                    b.append(e.getMessage()).append('\n');
                }
                try {
                    Looper.myQueue();
                } catch (RuntimeException e) {
                    b.append(e.getClass().getName()).append('\n');
                }
                try {
                    new Handler((Looper) null);
                } catch (RuntimeException e) {
                    b.append(e.getClass().getName()).append('\n');
                }
                b.append(Looper.myLooper()).append('\n');
                Looper.prepare();
                new Handler().post(new Runnable() {
                    public void run() {
                        b.append("in the loop\n");
                        Looper.myLooper().quit();
                    }
                });
                Looper.loop();
                b.append("after the loop");
            }
        };
        t.start();
        t.join();
        say(b);
    }
}
