import android.animation.TimeAnimator;
import static esdroid.conformance.Out.*;

/** An animator of time tells of it when it starts, before any frame. */
public class TimesOfFrames {
    public static void main(String[] args) throws Exception {
        final TimeAnimator t = new TimeAnimator();
        t.setTimeListener(new TimeAnimator.TimeListener() {
            private int n;

            public void onTimeUpdate(TimeAnimator animation, long total, long delta) {
                if (n++ == 0) say("told", animation == t, total, delta);
                else t.cancel();
            }
        });
        say("starting", t.isStarted());
        t.start();
        say("started", t.isStarted(), t.isRunning());
        android.widget.EdgeEffect e = new android.widget.EdgeEffect(esdroid.conformance.Runner.activity);
        e.setSize(100, 50);
        say(e.getMaxHeight());
        e.setSize(1000, 20);
        say(e.getMaxHeight());
    }
}
