import android.content.Context;
import android.view.animation.Animation;
import android.view.animation.AnimationSet;
import android.view.animation.AnimationUtils;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Animations of documents. */
public class Animations {
    public static void main(String[] args) throws Exception {
        final Context c = Runner.activity;
        AnimationSet s = (AnimationSet) AnimationUtils.loadAnimation(c, id("anim/fade"));
        say(s.getAnimations().size(), s.getDuration(), s.getStartOffset(), s.getInterpolator().getClass().getSimpleName());
        for (Animation a : s.getAnimations()) say(a.getClass().getSimpleName(), a.getDuration(), a.getStartOffset(), a.getRepeatCount(), a.getRepeatMode(), a.getInterpolator() == null ? null : a.getInterpolator().getClass().getSimpleName(), a.getFillAfter(), a.getFillBefore(), a.hasStarted());
        fails("AnimationUtils.loadAnimation(c, id(\"anim/broken\"))", new Code() {
            public void run() throws Exception {
                AnimationUtils.loadAnimation(c, id("anim/broken"));
            }
        });
        fails("AnimationUtils.loadAnimation(c, 0)", new Code() {
            public void run() throws Exception {
                AnimationUtils.loadAnimation(c, 0);
            }
        });
        fails("AnimationUtils.loadAnimation(c, id(\"xml/plain\"))", new Code() {
            public void run() throws Exception {
                AnimationUtils.loadAnimation(c, id("xml/plain"));
            }
        });
        fails("AnimationUtils.loadInterpolator(c, id(\"anim/fade\"))", new Code() {
            public void run() throws Exception {
                AnimationUtils.loadInterpolator(c, id("anim/fade"));
            }
        });
        fails("android.animation.AnimatorInflater.loadAnimator(c, id(\"anim/fade\"))", new Code() {
            public void run() throws Exception {
                android.animation.AnimatorInflater.loadAnimator(c, id("anim/fade"));
            }
        });
        fails("android.animation.AnimatorInflater.loadAnimator(c, 5)", new Code() {
            public void run() throws Exception {
                android.animation.AnimatorInflater.loadAnimator(c, 5);
            }
        });
        say(AnimationUtils.loadInterpolator(c, android.R.anim.bounce_interpolator).getInterpolation(0.5f) > 0.7f);
    }
}
