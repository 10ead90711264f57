import android.animation.*;
import android.view.View;
import android.view.animation.LinearInterpolator;
import esdroid.conformance.Runner;
import esdroid.conformance.Show;

/** Animators that run: the order of what they tell. */
public class Running extends Show {
    private static Animator.AnimatorListener tell(final String name) {
        return new Animator.AnimatorListener() {
            @Override public void onAnimationStart(Animator a) { p(name, "start", a.isRunning(), a.isStarted()); }
            @Override public void onAnimationEnd(Animator a) { p(name, "end"); }
            @Override public void onAnimationCancel(Animator a) { p(name, "cancel"); }
            @Override public void onAnimationRepeat(Animator a) { p(name, "repeat"); }
        };
    }

    public static void main(String[] args) {
        final View v = new View(context());
        Runner.activity.setContentView(v);
        ObjectAnimator o = ObjectAnimator.ofFloat(v, "alpha", 0, 1);
        o.setDuration(300);
        o.setRepeatCount(1);
        o.addListener(tell("alpha"));
        p(o.getPropertyName(), o.getTarget() == v);
        o.start();
        p(v.getAlpha(), o.isStarted());
        v.postDelayed(new Runnable() {
            @Override
            public void run() {
                p(v.getAlpha());
                AnimatorSet s = new AnimatorSet();
                ObjectAnimator x = ObjectAnimator.ofFloat(v, View.TRANSLATION_X, 100), y = ObjectAnimator.ofFloat(v, "translationY", 5, 50), z = ObjectAnimator.ofInt(v, "right", 10);
                x.addListener(tell("x"));
                y.addListener(tell("y"));
                z.addListener(tell("z"));
                s.addListener(tell("set"));
                s.play(x).with(y);
                s.play(z).after(y);
                s.setDuration(200);
                s.start();
                p(s.getChildAnimations().size(), s.getDuration(), s.isRunning());
            }
        }, 1000);
        v.postDelayed(new Runnable() {
            @Override
            public void run() {
                p(v.getTranslationX(), v.getTranslationY(), v.getX());
                ValueAnimator c = ValueAnimator.ofFloat(0, 1);
                c.addListener(tell("cancelled"));
                c.start();
                c.cancel();
                ValueAnimator e = ValueAnimator.ofInt(0, 9);
                e.addListener(tell("ended"));
                e.end();
                p(e.getAnimatedValue());
                v.animate().alpha(0.5f).rotation(90).setDuration(100).withStartAction(new Runnable() {
                    @Override public void run() { p("start action"); }
                }).withEndAction(new Runnable() {
                    @Override public void run() { p("end action", v.getAlpha(), v.getRotation()); }
                });
            }
        }, 3000);
        v.postDelayed(new Runnable() {
            @Override
            public void run() {
                AnimatorSet s = new AnimatorSet();
                Animator a = ObjectAnimator.ofFloat(v, "scaleX", 2), b = ObjectAnimator.ofFloat(v, "scaleY", 3);
                a.addListener(tell("a"));
                b.addListener(tell("b"));
                s.playSequentially(a, b);
                s.addListener(tell("sequence"));
                s.start();
                s.end();
                p(v.getScaleX(), v.getScaleY());
                Runner.activity.setContentView(new View(context()));
            }
        }, 5000);
        attempt("no setter", new Runnable() { public void run() { ObjectAnimator n = ObjectAnimator.ofFloat(new Object(), "nothing", 1); n.start(); n.cancel(); } });
    }
}
