import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.AnimatorSet;
import android.animation.ValueAnimator;
import static esdroid.conformance.Out.*;

/** Sets that are ended or cancelled: the order of what they tell. */
public class SetsEnded {
    private static <T extends Animator> T told(T animator, final String name) {
        animator.addListener(new AnimatorListenerAdapter() {
            @Override
            public void onAnimationStart(Animator a) {
                say(name, "start");
            }

            @Override
            public void onAnimationEnd(Animator a) {
                say(name, "end");
            }

            @Override
            public void onAnimationCancel(Animator a) {
                say(name, "cancel");
            }
        });
        return animator;
    }

    private static ValueAnimator of(String name, long duration) {
        return told(ValueAnimator.ofInt(0, 9).setDuration(duration), name);
    }

    private static AnimatorSet set(String name, long delay) {
        AnimatorSet s = told(new AnimatorSet(), name);
        s.setStartDelay(delay);
        return s;
    }

    public static void main(String[] args) {
        AnimatorSet late = set("late", 50);
        late.play(of("x", 100)).before(of("y", 100)).with(of("z", 300));
        late.start();
        say(late.isStarted(), late.isRunning());
        late.end();

        AnimatorSet mixed = set("mixed", 0);
        ValueAnimator slow = of("slow", 300);
        mixed.play(slow).with(of("quick", 50)).before(of("last", 10));
        mixed.play(of("none", 0)).after(slow);
        mixed.start();
        say(mixed.isStarted(), mixed.isRunning());
        mixed.end();

        AnimatorSet never = set("never", 0);
        never.playSequentially(of("a", 10), of("b", 10));
        never.end();
        never.cancel();
        never.start();
        never.cancel();
        never.end();

        AnimatorSet waits = set("waits", 50);
        waits.playTogether(of("c", 10));
        waits.start();
        waits.cancel();
        set("empty", 0).start();
    }
}
