import android.graphics.Matrix;
import android.view.animation.*;
import esdroid.conformance.Show;

/** Animations of views: what they do to a transformation at times. */
public class Tweens extends Show {
    public static void main(String[] args) {
        Animation[] all = {new AlphaAnimation(0, 1), new TranslateAnimation(0, 100, 0, 50), new TranslateAnimation(Animation.RELATIVE_TO_SELF, 0, Animation.RELATIVE_TO_SELF, 1, Animation.RELATIVE_TO_PARENT, 0, Animation.RELATIVE_TO_PARENT, 0.5f), new ScaleAnimation(1, 2, 1, 3), new ScaleAnimation(1, 2, 1, 3, Animation.RELATIVE_TO_SELF, 0.5f, Animation.RELATIVE_TO_SELF, 0.5f), new RotateAnimation(0, 90), new RotateAnimation(0, 180, 20, 30)};
        for (Animation a : all) {
            a.initialize(40, 60, 200, 300);
            a.setDuration(1000);
            a.setInterpolator(new LinearInterpolator());
            a.setStartTime(100);
            StringBuilder b = new StringBuilder();
            for (int t = 100; t <= 1100; t += 250) {
                Transformation x = new Transformation();
                boolean more = a.getTransformation(t, x);
                float[] f = new float[9];
                Matrix m = x.getMatrix();
                m.getValues(f);
                b.append(" [").append(more).append(' ').append(round(x.getAlpha()));
                for (int i = 0; i < 6; i++) b.append(' ').append(round(f[i]));
                b.append(']');
            }
            p(a.getClass().getName(), b);
            p(a.hasStarted(), a.hasEnded(), a.willChangeBounds(), a.willChangeTransformationMatrix(), a.getFillBefore(), a.getFillAfter(), a.isFillEnabled(), a.getRepeatMode(), a.getRepeatCount(), a.getStartOffset(), a.computeDurationHint(), a.getZAdjustment());
        }
        AnimationSet s = new AnimationSet(true);
        s.addAnimation(new AlphaAnimation(1, 0));
        s.addAnimation(new TranslateAnimation(0, 10, 0, 20));
        s.setDuration(500);
        s.setStartOffset(50);
        s.setFillAfter(true);
        s.initialize(10, 10, 100, 100);
        p(s.getDuration(), s.getAnimations().size(), s.getAnimations().get(0).getDuration(), s.computeDurationHint(), s.getFillAfter());
        s.setStartTime(0);
        Transformation x = new Transformation();
        p(s.getTransformation(300, x), x.getAlpha() < 1);
        Animation r = AnimationUtils.loadAnimation(context(), android.R.anim.slide_in_left);
        p(r.getClass().getName(), r.getDuration(), r.getInterpolator().getClass().getName(), ((AnimationSet) r).getAnimations().size());
        final Animation listened = new AlphaAnimation(0, 1);
        listened.setDuration(100);
        listened.setRepeatCount(1);
        listened.setRepeatMode(Animation.REVERSE);
        listened.setAnimationListener(new Animation.AnimationListener() {
            @Override public void onAnimationStart(Animation a) { p("start"); }
            @Override public void onAnimationEnd(Animation a) { p("end"); }
            @Override public void onAnimationRepeat(Animation a) { p("repeat"); }
        });
        listened.initialize(1, 1, 1, 1);
        listened.setStartTime(1000);
        for (int t = 1000; t <= 1250; t += 50) p(t, listened.getTransformation(t, x), x.getAlpha());
        attempt("duration", new Runnable() { public void run() { listened.setDuration(-1); } });
    }
}
