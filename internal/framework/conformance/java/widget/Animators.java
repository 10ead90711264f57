import android.view.View;
import android.widget.ImageSwitcher;
import android.widget.TextSwitcher;
import android.widget.TextView;
import android.widget.ViewAnimator;
import android.widget.ViewFlipper;
import android.widget.ViewSwitcher;
import esdroid.conformance.Runner;
import esdroid.conformance.Show;

/** ViewAnimator and the classes that extend it. */
public class Animators extends Show {
    private static String shown(ViewAnimator a) {
        StringBuilder b = new StringBuilder("" + a.getDisplayedChild());
        for (int i = 0; i < a.getChildCount(); i++) b.append(' ').append(a.getChildAt(i).getVisibility());
        return b.toString();
    }

    public static void main(String[] args) {
        final ViewAnimator a = new ViewAnimator(context());
        p(a.getDisplayedChild(), a.getCurrentView(), a.getInAnimation(), a.getAnimateFirstView());
        for (int i = 0; i < 4; i++) a.addView(box("" + i, 10 * i + 10, 20));
        p(shown(a));
        a.showNext();
        p(shown(a));
        a.showPrevious();
        a.showPrevious();
        p(shown(a), a.getCurrentView().getTag());
        a.showNext();
        a.setDisplayedChild(2);
        p(shown(a));
        a.setInAnimation(context(), android.R.anim.fade_in);
        p(a.getInAnimation().getDuration() > 0, a.getInAnimation().getClass().getName());
        place(a, 100, AT_MOST, 100, AT_MOST);
        tree(a);
        a.setMeasureAllChildren(false);
        place(a, 100, AT_MOST, 100, AT_MOST);
        tree(a);
        final ViewSwitcher s = new ViewSwitcher(context());
        s.setFactory(new ViewSwitcher.ViewFactory() {
            int n;

            @Override
            public View makeView() {
                return box("made" + n++, 5, 6);
            }
        });
        p(shown(s), s.getNextView().getTag(), s.getChildAt(0).getLayoutParams().width);
        attempt("three", new Runnable() { public void run() { s.addView(new View(context())); } });
        s.reset();
        final TextSwitcher t = new TextSwitcher(context());
        t.setFactory(new ViewSwitcher.ViewFactory() {
            @Override public View makeView() { return new TextView(context()); }
        });
        t.setText("one");
        p(shown(t), ((TextView) t.getCurrentView()).getText());
        t.setCurrentText("two");
        p(shown(t), ((TextView) t.getCurrentView()).getText());
        attempt("not text", new Runnable() { public void run() { new TextSwitcher(context()).addView(new View(context()), 0, new android.view.ViewGroup.LayoutParams(1, 1)); } });
        ImageSwitcher im = new ImageSwitcher(context());
        p(im.getChildCount(), im.getAccessibilityClassName());
        final ViewFlipper f = new ViewFlipper(context());
        for (int i = 0; i < 3; i++) f.addView(box("f" + i, 10, 10));
        f.setFlipInterval(400);
        p(f.isFlipping(), f.isAutoStart(), shown(f));
        Runner.activity.setContentView(f);
        f.startFlipping();
        p(f.isFlipping());
        int[] times = {300, 900, 1300, 2000};
        for (final int time : times) {
            f.postDelayed(new Runnable() {
                @Override public void run() { p(time, shown(f)); if (time == 1300) f.stopFlipping(); }
            }, time);
        }
        f.postDelayed(new Runnable() {
            @Override public void run() { Runner.activity.setContentView(new View(context())); p(f.isFlipping()); }
        }, 3000);
    }
}
