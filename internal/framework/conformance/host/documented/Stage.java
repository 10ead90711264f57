package esdroid.conformance;

import android.content.Intent;
import android.os.Handler;
import java.util.HashMap;
import java.util.Map;

/** What the program in turn has the components do: a cue is code for a moment, as "First create". */
public final class Stage {
    private Stage() {}

    /** Something that a component does when its moment comes. */
    public interface Cue<T> {
        Object run(T component, Intent intent) throws Exception;
    }

    private static final Map<String, Cue<?>> cues = new HashMap<String, Cue<?>>();
    private static final Handler handler = new Handler();

    /** Begins a program: nothing of the one before is left. */
    public static void empty() {
        cues.clear();
        handler.removeCallbacksAndMessages(null);
        for (int i = 0; i < 3; i++) { // what lies below may be made when what is above it has gone
            then(8500 + 500 * i, new Out.Code() {
                public void run() {
                    Acting.leave();
                }
            });
        }
    }

    public static void on(String moment, Cue<?> cue) {
        cues.put(moment, cue);
    }

    /** Runs code after some time, before the next program. */
    public static void then(int milliseconds, final Out.Code code) {
        handler.postDelayed(new Runnable() {
            public void run() {
                try {
                    code.run();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }
        }, milliseconds);
    }

    /** Tells of a moment, and does what it is the cue for. */
    @SuppressWarnings("unchecked")
    static <T> Object moment(T component, String name, Intent intent, Object... more) {
        String moment = component.getClass().getSimpleName() + " " + name;
        Object[] told = new Object[more.length + 1];
        told[0] = moment;
        System.arraycopy(more, 0, told, 1, more.length);
        Out.say(told);
        Cue<T> cue = (Cue<T>) cues.get(moment);
        try {
            return cue == null ? null : cue.run(component, intent);
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** An intent for a component of the app, numbered to be told from others. */
    public static Intent intent(Class<?> component, int number) {
        return new Intent(Runner.activity, component).putExtra("number", number);
    }

    static Object number(Intent i) {
        return i == null ? "no intent" : i.getIntExtra("number", -1);
    }
}
