import android.content.Intent;
import android.content.IntentFilter;
import android.os.Handler;
import android.os.Looper;
import android.os.MessageQueue;
import android.os.SystemClock;
import esdroid.conformance.Hearing;
import esdroid.conformance.Runner;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** What a message, a receiver and an idle handler throw. */
public class Wrapped {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        new Handler().post(new Runnable() {
            public void run() {
                throw new IllegalArgumentException("in a message");
            }
        });
        survive();
        Stage.on("First hears", new Stage.Cue<Hearing>() {
            public Object run(Hearing h, Intent i) throws Exception {
                throw new IllegalStateException("in a receiver");
            }
        });
        Hearing first = new Hearing.First();
        Runner.activity.registerReceiver(first, new IntentFilter("local"));
        Runner.activity.sendBroadcast(new Intent("local").putExtra("number", 1));
        survive();
        Runner.activity.unregisterReceiver(first);
        Looper.myQueue().addIdleHandler(new MessageQueue.IdleHandler() {
            public boolean queueIdle() {
                say("idle");
                throw new IllegalStateException("in an idle handler");
            }
        });
        survive();
    }

    /** Ends a loop in a loop. */
    static class Leave extends Error {}

    /** Runs the main thread's messages for a second, or until one throws, and prints what. */
    static void survive() {
        Handler h = new Handler();
        Object token = new Object();
        h.postAtTime(new Runnable() {
            public void run() {
                throw new Leave();
            }
        }, token, SystemClock.uptimeMillis() + 1000);
        try {
            Looper.loop();
        } catch (Leave e) {
            say("nothing thrown");
        } catch (RuntimeException e) {
            for (Throwable t = e; t != null; t = t.getCause()) say(t == e ? "thrown" : "cause", t.toString().replaceAll("@[0-9a-f]+", "@"));
        }
        h.removeCallbacksAndMessages(token);
    }
}
