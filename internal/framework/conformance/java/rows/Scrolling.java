import android.view.View;
import android.widget.*;
import esdroid.conformance.Runner;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** How far views scroll, and what they refuse. */
public class Scrolling {
    public static void main(String[] args) throws Exception {
        final ScrollView s = new ScrollView(Runner.activity);
        final HorizontalScrollView h = new HorizontalScrollView(Runner.activity);
        for (final FrameLayout f : new FrameLayout[] {s, h}) {
            LinearLayout l = new LinearLayout(Runner.activity);
            l.setOrientation(f == s ? LinearLayout.VERTICAL : LinearLayout.HORIZONTAL);
            for (int i = 0; i < 10; i++) {
                View v = new View(Runner.activity);
                v.setFocusable(i % 3 == 0);
                l.addView(v, 100, 100);
            }
            f.addView(l);
            f.measure(View.MeasureSpec.EXACTLY | 250, View.MeasureSpec.EXACTLY | 250);
            f.layout(0, 0, 250, 250);
            f.scrollTo(9999, 9999);
            say(f.getScrollX(), f.getScrollY(), f.canScrollVertically(1), f.canScrollVertically(-1), f.canScrollHorizontally(1), f.canScrollHorizontally(-1));
            f.scrollTo(-5, -5);
            say(f.getScrollX(), f.getScrollY());
            f.scrollBy(30, 40);
            say(f.getScrollX(), f.getScrollY());
            fails("a second child", new Code() { public void run() throws Exception { f.addView(new View(Runner.activity)); } });
        }
        say(s.getMaxScrollAmount(), h.getMaxScrollAmount(), s.isFillViewport(), s.isSmoothScrollingEnabled(), h.isSmoothScrollingEnabled());
        s.setSmoothScrollingEnabled(false);
        h.setSmoothScrollingEnabled(false);
        say(s.fullScroll(View.FOCUS_DOWN), s.getScrollY(), s.fullScroll(View.FOCUS_UP), s.getScrollY(), s.pageScroll(View.FOCUS_DOWN), s.getScrollY(), s.arrowScroll(View.FOCUS_DOWN), s.getScrollY(), s.arrowScroll(View.FOCUS_UP), s.getScrollY());
        say(h.fullScroll(View.FOCUS_RIGHT), h.getScrollX(), h.pageScroll(View.FOCUS_LEFT), h.getScrollX(), h.arrowScroll(View.FOCUS_LEFT), h.getScrollX());
        s.requestChildRectangleOnScreen(s.getChildAt(0), new android.graphics.Rect(0, 800, 10, 900), true);
        say(s.getScrollY());
        s.setFillViewport(true);
        s.requestLayout();
        s.measure(View.MeasureSpec.EXACTLY | 250, View.MeasureSpec.EXACTLY | 2500);
        s.layout(0, 0, 250, 2500);
        say(s.getScrollY(), s.getChildAt(0).getHeight());
    }
}
