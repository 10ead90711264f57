import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.AnimatorSet;
import android.animation.ValueAnimator;
import android.os.HandlerThread;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Animators together and in turn, ended and cancelled. */
public class SetsOfAnimators {
    public static void main(String[] args) throws Exception {
        class Told extends AnimatorListenerAdapter {
            final String name;

            Told(String name) {
                this.name = name;
            }

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
        }
        ValueAnimator a = ValueAnimator.ofInt(0, 1), b = ValueAnimator.ofInt(0, 1), c = ValueAnimator.ofInt(0, 1);
        a.addListener(new Told("a"));
        b.addListener(new Told("b"));
        c.addListener(new Told("c"));
        AnimatorSet s = new AnimatorSet();
        s.addListener(new Told("set"));
        s.play(b).after(a);
        s.play(b).with(c);
        s.setDuration(100);
        say(s.getChildAnimations().size(), s.getDuration(), s.getStartDelay(), a.getDuration(), s.isRunning(), s.getListeners().size());
        s.start();
        say(s.isStarted(), a.isStarted(), b.isStarted());
        s.end();
        say(s.isStarted());
        AnimatorSet t = new AnimatorSet();
        ValueAnimator d = ValueAnimator.ofInt(0, 1), e = ValueAnimator.ofInt(0, 1);
        d.addListener(new Told("d"));
        e.addListener(new Told("e"));
        t.playSequentially(d, e);
        t.addListener(new Told("second set"));
        t.start();
        t.cancel();
        t.cancel();
        final AnimatorSet u = new AnimatorSet();
        fails("u.setDuration(-1)", new Code() {
            public void run() throws Exception {
                u.setDuration(-1);
            }
        });
        say(u.play(null));
        u.playTogether();
        AnimatorSet copy = t.clone();
        say(copy.getChildAnimations().size(), copy != t);
        ValueAnimator w = ValueAnimator.ofInt(0, 1);
        w.addListener(new Told("w"));
        w.end();
        w.cancel();
        w.setRepeatCount(ValueAnimator.INFINITE);
        w.start();
        w.end();
        w.reverse();
        w.cancel();
        w.removeAllListeners();
        say(w.getListeners());
        final HandlerThread h = new HandlerThread("no animations");
        final StringBuffer out = new StringBuffer();
        Thread bare = new Thread() {
            @Override
            public void run() {
                try {
                    ValueAnimator.ofInt(0, 1).start();
                } catch (Throwable x) {
                    out.append(x.getClass().getName()).append(": ").append(x.getMessage());
                }
            }
        };
        bare.start();
        bare.join();
        say(out);
    }
}
