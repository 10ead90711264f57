import android.view.View;
import android.view.animation.AccelerateInterpolator;
import android.view.animation.AlphaAnimation;
import android.view.animation.Animation;
import android.view.animation.AnimationSet;
import android.view.animation.AnticipateInterpolator;
import android.view.animation.BounceInterpolator;
import android.view.animation.CycleInterpolator;
import android.view.animation.DecelerateInterpolator;
import android.view.animation.LayoutAnimationController;
import android.view.animation.LinearInterpolator;
import android.view.animation.OvershootInterpolator;
import android.view.animation.PathInterpolator;
import android.view.animation.RotateAnimation;
import android.view.animation.ScaleAnimation;
import android.view.animation.Transformation;
import android.view.animation.TranslateAnimation;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Animations of views: their times, fills and listeners. */
public class ViewAnimations {
    public static void main(String[] args) throws Exception {
        Animation a = new AlphaAnimation(0, 1);
        say(a.getDuration(), a.getStartTime(), a.getRepeatCount(), a.getFillAfter(), a.getFillBefore(), a.isFillEnabled(), a.hasStarted(), a.hasEnded(), a.getZAdjustment(), a.willChangeBounds(), a.willChangeTransformationMatrix(), a.computeDurationHint());
        fails("a.setDuration(-1)", new Code() {
            public void run() throws Exception {
                a.setDuration(-1);
            }
        });
        a.setRepeatCount(-5);
        say(a.getRepeatCount());
        a.setDuration(100);
        a.setStartTime(1000);
        a.initialize(10, 10, 20, 20);
        a.setInterpolator(new LinearInterpolator());
        a.setRepeatCount(1);
        a.setRepeatMode(Animation.REVERSE);
        a.setAnimationListener(new Animation.AnimationListener() {
            public void onAnimationStart(Animation x) {
                say("start");
            }

            public void onAnimationEnd(Animation x) {
                say("end");
            }

            public void onAnimationRepeat(Animation x) {
                say("repeat");
            }
        });
        Transformation t = new Transformation();
        for (int at : new int[] {1000, 1050, 1100, 1150, 1200, 1201}) say(at, a.getTransformation(at, t), Math.round(t.getAlpha() * 100));
        a.reset();
        a.cancel();
        TranslateAnimation m = new TranslateAnimation(Animation.RELATIVE_TO_SELF, 0, Animation.RELATIVE_TO_PARENT, 0.5f, Animation.ABSOLUTE, 0, Animation.ABSOLUTE, 7);
        m.initialize(10, 10, 20, 20);
        m.setDuration(10);
        m.setStartTime(0);
        m.getTransformation(5, t);
        m.getTransformation(20, t);
        say(t.toShortString(), t.getMatrix().toShortString());
        AnimationSet s = new AnimationSet(true);
        s.addAnimation(new ScaleAnimation(0, 1, 0, 1));
        s.addAnimation(new RotateAnimation(0, 90, 5, 5));
        s.setDuration(50);
        s.setStartOffset(7);
        say(s.getDuration(), s.getAnimations().get(0).getDuration(), s.getStartOffset(), s.computeDurationHint(), s.getAnimations().get(1).getStartOffset());
        say(new CycleInterpolator(1).getInterpolation(0.25f), new BounceInterpolator().getInterpolation(1), new OvershootInterpolator().getInterpolation(1), new AnticipateInterpolator(0).getInterpolation(0.5f), new AccelerateInterpolator(2).getInterpolation(0.5f), new DecelerateInterpolator().getInterpolation(0.5f), Math.round(new PathInterpolator(0.5f, 0, 0.5f, 1).getInterpolation(0.5f) * 100));
        fails("new PathInterpolator(2, 0, 0, 1)", new Code() {
            public void run() throws Exception {
                new PathInterpolator(2, 0, 0, 1);
            }
        });
        View v = new View(Runner.activity);
        v.setAnimation(null);
        v.clearAnimation();
        v.startAnimation(s);
        say(v.getAnimation() == s);
        v.clearAnimation();
        say(v.getAnimation());
        LayoutAnimationController l = new LayoutAnimationController(a, 0.5f);
        say(l.getDelay(), l.getOrder(), l.willOverlap(), l.isDone());
    }
}
