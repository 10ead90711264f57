import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.VelocityTracker;
import esdroid.conformance.Out;
import static esdroid.conformance.Out.*;

/** What is given back twice. */
public class GivenBack {
    public static void main(String[] args) {
        final VelocityTracker v = VelocityTracker.obtain();
        v.recycle();
        fails("tracker", new Out.Code() {
            public void run() {
                v.recycle();
            }
        });
        VelocityTracker w = VelocityTracker.obtain();
        say(v == w);
        w.recycle();
        final KeyEvent k = new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_A);
        k.recycle();
        try {
            k.recycle();
        } catch (RuntimeException e) {
            say(e.getMessage().endsWith(" recycled twice!"));
        }
        MotionEvent m = MotionEvent.obtain(0, 0, MotionEvent.ACTION_DOWN, 1, 2, 0);
        m.recycle();
        try {
            m.recycle();
        } catch (RuntimeException e) {
            say(e.getMessage().endsWith(" recycled twice!"));
        }
    }
}
