import android.animation.*;
import android.view.animation.LinearInterpolator;
import esdroid.conformance.Show;

/** ValueAnimator by seeking, and its settings. */
public class ValueAnimators extends Show {
    public static void main(String[] args) {
        final ValueAnimator a = ValueAnimator.ofInt(0, 100, 50);
        p(a.getDuration(), a.getStartDelay(), a.getRepeatCount(), a.getRepeatMode(), a.isRunning(), a.isStarted(), a.getInterpolator().getClass().getName(), a.getTotalDuration(), a.getValues().length);
        a.setInterpolator(new LinearInterpolator());
        a.setDuration(1000);
        for (int t = 0; t <= 1200; t += 150) {
            a.setCurrentPlayTime(t);
            p(t, a.getAnimatedValue(), a.getAnimatedFraction(), a.getCurrentPlayTime());
        }
        a.setRepeatCount(1);
        a.setRepeatMode(ValueAnimator.REVERSE);
        p(a.getTotalDuration());
        ValueAnimator f = ValueAnimator.ofFloat(1, 3);
        f.setCurrentFraction(0.25f);
        p(f.getAnimatedValue(), f.getAnimatedFraction());
        ValueAnimator colors = ValueAnimator.ofArgb(0xff000000, 0xffffffff);
        colors.setInterpolator(null);
        colors.setCurrentFraction(0.5f);
        p(Integer.toHexString((Integer) colors.getAnimatedValue()));
        ValueAnimator objects = ValueAnimator.ofObject(new TypeEvaluator<String>() {
            @Override public String evaluate(float t, String x, String y) { return x + y + round(t); }
        }, "a", "b", "c");
        objects.setInterpolator(new LinearInterpolator());
        for (int i = 0; i <= 4; i++) {
            objects.setCurrentFraction(i / 4f);
            p(objects.getAnimatedValue());
        }
        ValueAnimator frames = ValueAnimator.ofPropertyValuesHolder(PropertyValuesHolder.ofKeyframe("x", Keyframe.ofFloat(0, 0), Keyframe.ofFloat(0.2f, 100), Keyframe.ofFloat(1, 50)), PropertyValuesHolder.ofInt("y", 4, 8));
        frames.setInterpolator(new LinearInterpolator());
        for (int i = 0; i <= 5; i++) {
            frames.setCurrentFraction(i / 5f);
            p(frames.getAnimatedValue("x"), frames.getAnimatedValue("y"), frames.getAnimatedValue("z"));
        }
        attempt("duration", new Runnable() { public void run() { a.setDuration(-1); } });
        attempt("null", new Runnable() { public void run() { ValueAnimator.ofFloat((float[]) null); } });
        p(new ArgbEvaluator().evaluate(0.5f, 0, 0xffffffff), new IntEvaluator().evaluate(0.3f, 10, 20), new FloatEvaluator().evaluate(0.3f, 10, 20), ((int[]) new IntArrayEvaluator().evaluate(0.5f, new int[] {0, 10}, new int[] {10, 30}))[1]);
        p(new RectEvaluator().evaluate(0.5f, new android.graphics.Rect(0, 0, 10, 10), new android.graphics.Rect(10, 20, 30, 40)), new PointFEvaluator().evaluate(0.5f, new android.graphics.PointF(0, 0), new android.graphics.PointF(3, 5)));
        ValueAnimator clone = f.clone();
        p(clone != f, clone.getDuration(), clone.isStarted());
        Keyframe k = Keyframe.ofInt(0.5f, 7);
        p(k.getFraction(), k.getValue(), k.hasValue(), k.getType(), Keyframe.ofFloat(1).hasValue());
    }
}
