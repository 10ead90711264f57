import android.os.Binder;
import android.os.ConditionVariable;
import android.os.Handler;
import android.os.Looper;
import android.os.TokenWatcher;
import static esdroid.conformance.Out.*;

/** Handlers of other threads, run and wait. */
public class Observers {
    public static void main(String[] args) throws Exception {
        final Handler main = new Handler();
        final ConditionVariable c = new ConditionVariable();
        new Thread() {
            @Override
            public void run() {
                c.open();
                main.post(new Runnable() {
                    public void run() {
                        say("posted from a thread", Looper.myLooper() == Looper.getMainLooper());
                    }
                });
            }
        }.start();
        c.block();
        c.close();
        final TokenWatcher w = new TokenWatcher(main, "watch") {
            @Override
            public void acquired() {
                say("acquired", isAcquired());
            }

            @Override
            public void released() {
                say("released", isAcquired());
            }
        };
        Binder b = new Binder();
        w.acquire(b, "x");
        say(w.isAcquired());
        main.post(new Runnable() {
            public void run() {
                w.cleanup(null, false);
                w.release(b);
            }
        });
    }
}
