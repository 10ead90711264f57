import android.graphics.Path;
import android.view.animation.*;
import esdroid.conformance.Show;

/** The curves of time. */
public class Interpolators extends Show {
    public static void main(String[] args) {
        Path path = new Path();
        path.lineTo(0.25f, 0.5f);
        path.lineTo(1, 1);
        Interpolator[] all = {new LinearInterpolator(), new AccelerateInterpolator(), new AccelerateInterpolator(2.5f), new DecelerateInterpolator(), new DecelerateInterpolator(1.7f), new AccelerateDecelerateInterpolator(), new AnticipateInterpolator(), new AnticipateInterpolator(3),
                new OvershootInterpolator(), new OvershootInterpolator(1), new AnticipateOvershootInterpolator(), new AnticipateOvershootInterpolator(1, 2), new BounceInterpolator(), new CycleInterpolator(2), new PathInterpolator(path)};
        for (Interpolator i : all) {
            StringBuilder b = new StringBuilder();
            for (int k = 0; k <= 10; k++) b.append(round(i.getInterpolation(k / 10f))).append(' ');
            p(i.getClass().getName(), b);
        }
        int[] resources = {android.R.anim.linear_interpolator, android.R.anim.accelerate_interpolator, android.R.anim.decelerate_interpolator, android.R.anim.accelerate_decelerate_interpolator, android.R.anim.bounce_interpolator, android.R.anim.overshoot_interpolator, android.R.anim.anticipate_interpolator, android.R.anim.anticipate_overshoot_interpolator, android.R.anim.cycle_interpolator};
        for (int r : resources) {
            Interpolator i = AnimationUtils.loadInterpolator(context(), r);
            p(i.getClass().getName(), i.getInterpolation(0.3f));
        }
        PathInterpolator cubic = new PathInterpolator(0.4f, 0, 0.2f, 1);
        p(Math.round(cubic.getInterpolation(0.5f) * 50), cubic.getInterpolation(0), cubic.getInterpolation(1));
        attempt("path", new Runnable() { public void run() { Path q = new Path(); q.lineTo(2, 1); new PathInterpolator(q); } });
    }
}
