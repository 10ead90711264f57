import android.view.View;
import android.widget.FrameLayout;
import android.widget.HorizontalScrollView;
import android.widget.LinearLayout;
import android.widget.ScrollView;
import esdroid.conformance.Show;

/** ScrollView and HorizontalScrollView. */
public class Scrolls extends Show {
    public static void main(String[] args) {
        final ScrollView s = new ScrollView(context());
        LinearLayout l = new LinearLayout(context());
        l.setOrientation(LinearLayout.VERTICAL);
        for (int i = 0; i < 10; i++) {
            View v = box("" + i, 50, 40);
            v.setFocusable(true);
            l.addView(v);
        }
        s.addView(l, new FrameLayout.LayoutParams(MATCH, WRAP));
        place(s, 100, EXACTLY, 150, EXACTLY);
        tree(s);
        int[] tos = {0, 30, 1000, -5, 250, 249};
        for (int to : tos) {
            s.scrollTo(0, to);
            p(to, s.getScrollX(), s.getScrollY(), s.canScrollVertically(1), s.canScrollVertically(-1));
        }
        s.scrollTo(0, 0);
        p(s.fullScroll(View.FOCUS_DOWN), s.getScrollY(), s.pageScroll(View.FOCUS_UP), s.getScrollY(), s.arrowScroll(View.FOCUS_DOWN), s.getScrollY());
        p(s.getMaxScrollAmount(), s.isFillViewport(), s.isSmoothScrollingEnabled(), s.getVerticalFadingEdgeLength());
        s.requestChildRectangleOnScreen(l.getChildAt(0), new android.graphics.Rect(0, 0, 50, 40), true);
        p(s.getScrollY());
        s.requestChildFocus(l, l.getChildAt(9));
        p(s.getScrollY());
        attempt("two", new Runnable() { public void run() { s.addView(new View(context())); } });
        ScrollView fill = new ScrollView(context());
        fill.setPadding(5, 6, 7, 8);
        FrameLayout inside = new FrameLayout(context());
        inside.addView(box("x", 10, 10), new FrameLayout.LayoutParams(MATCH, MATCH));
        fill.addView(inside);
        place(fill, 90, EXACTLY, 80, EXACTLY);
        tree(fill);
        fill.setFillViewport(true);
        place(fill, 90, EXACTLY, 80, EXACTLY);
        tree(fill);
        place(fill, 90, AT_MOST, 80, AT_MOST);
        tree(fill);
        HorizontalScrollView h = new HorizontalScrollView(context());
        LinearLayout row = new LinearLayout(context());
        for (int i = 0; i < 8; i++) row.addView(box("" + i, 60, 20 + i));
        h.addView(row);
        place(h, 200, EXACTLY, 100, AT_MOST);
        tree(h);
        for (int to : tos) {
            h.scrollTo(to, 0);
            p(to, h.getScrollX(), h.canScrollHorizontally(1), h.canScrollHorizontally(-1));
        }
        p(h.fullScroll(View.FOCUS_RIGHT), h.getScrollX(), h.pageScroll(View.FOCUS_LEFT), h.getMaxScrollAmount());
        final int[] heard = new int[1];
        s.setOnScrollChangeListener(new View.OnScrollChangeListener() {
            @Override
            public void onScrollChange(View v, int x, int y, int oldX, int oldY) {
                p("scrolled", x, y, oldX, oldY);
                heard[0]++;
            }
        });
        s.scrollTo(0, 10);
        s.scrollBy(0, 15);
        s.scrollBy(0, 0);
        p(heard[0]);
    }
}
