import android.animation.Keyframe;
import android.animation.ObjectAnimator;
import android.animation.PropertyValuesHolder;
import android.animation.TypeEvaluator;
import android.animation.ValueAnimator;
import android.view.View;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Animators of properties that are not there or of another type. */
public class PropertiesMissing {
    public static void main(String[] args) throws Exception {
        final View v = new View(Runner.activity);
        final ObjectAnimator none = ObjectAnimator.ofFloat(v, "nothing", 0, 1);
        say(none.getPropertyName(), none.getTarget() == v, none.getDuration(), none.getStartDelay(), none.isRunning(), none.isStarted());
        fails("missing", new Code() {
            public void run() throws Exception {
                none.start();
            }
        });
        ObjectAnimator a = ObjectAnimator.ofFloat(v, "alpha", 0, 1);
        a.setDuration(1000);
        a.setCurrentPlayTime(500);
        say(v.getAlpha() > 0.4f, a.getAnimatedValue() != null, a.getCurrentPlayTime(), a.getAnimatedFraction() > 0.4f);
        final ObjectAnimator of = ObjectAnimator.ofInt(v, "alpha", 0, 1);
        fails("another type", new Code() {
            public void run() throws Exception {
                of.setCurrentPlayTime(0);
            }
        });
        fails("ObjectAnimator.ofFloat(v, (String) null, 1).getPropertyName().length()", new Code() {
            public void run() throws Exception {
                ObjectAnimator.ofFloat(v, (String) null, 1).getPropertyName().length();
            }
        });
        fails("a.setDuration(-1)", new Code() {
            public void run() throws Exception {
                a.setDuration(-1);
            }
        });
        fails("ValueAnimator.ofFloat((float[]) null)", new Code() {
            public void run() throws Exception {
                ValueAnimator.ofFloat((float[]) null);
            }
        });
        fails("ValueAnimator.ofObject(null, 1, 2).setCurrentPlayTime(1)", new Code() {
            public void run() throws Exception {
                ValueAnimator.ofObject(null, 1, 2).setCurrentPlayTime(1);
            }
        });
        fails("ValueAnimator.ofPropertyValuesHolder((PropertyValuesHolder[]) null)", new Code() {
            public void run() throws Exception {
                ValueAnimator.ofPropertyValuesHolder((PropertyValuesHolder[]) null);
            }
        });
        ValueAnimator i = ValueAnimator.ofInt(0, 10, 100);
        i.setInterpolator(null);
        i.setDuration(100);
        for (int t : new int[] {0, 25, 50, 75, 100, 200}) {
            i.setCurrentPlayTime(t);
            say(t, i.getAnimatedValue(), i.getAnimatedFraction());
        }
        say(i.getValues().length, i.getRepeatCount(), i.getRepeatMode(), i.getAnimatedValue("none"), i.getTotalDuration());
        ValueAnimator c = ValueAnimator.ofArgb(0xff000000, 0xffffffff);
        c.setCurrentFraction(0.5f);
        say(Integer.toHexString((Integer) c.getAnimatedValue()));
        ValueAnimator o = ValueAnimator.ofObject(new TypeEvaluator<String>() {
            public String evaluate(float f, String x, String y) {
                return f < 0.5f ? x : y;
            }
        }, "first", "second");
        o.setCurrentFraction(0.75f);
        say(o.getAnimatedValue());
        Keyframe k = Keyframe.ofInt(0.5f, 7);
        say(k.getFraction(), k.getValue(), k.hasValue(), k.getType(), Keyframe.ofFloat(1).hasValue(), PropertyValuesHolder.ofInt("x", 1).getPropertyName());
        fails("PropertyValuesHolder.ofKeyframe(\"x\", (Keyframe[]) null)", new Code() {
            public void run() throws Exception {
                PropertyValuesHolder.ofKeyframe("x", (Keyframe[]) null);
            }
        });
        fails("Keyframe.ofInt(0.5f).setValue(\"text\")", new Code() {
            public void run() throws Exception {
                Keyframe.ofInt(0.5f).setValue("text");
            }
        });
    }
}
