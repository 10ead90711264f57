import android.view.View;
import android.widget.AbsoluteLayout;
import android.widget.Space;
import esdroid.conformance.Show;

/** AbsoluteLayout and Space, with default parameters. */
public class Absolute extends Show {
    public static void main(String[] args) {
        final AbsoluteLayout a = new AbsoluteLayout(context());
        a.setPadding(3, 4, 5, 6);
        a.addView(box("a", 30, 40), new AbsoluteLayout.LayoutParams(WRAP, WRAP, 10, 20));
        a.addView(box("b", 30, 40), new AbsoluteLayout.LayoutParams(100, MATCH, 50, 60));
        a.addView(box("c", 30, 40));
        int[] modes = {EXACTLY, AT_MOST, UNSPECIFIED};
        for (int mode : modes) {
            place(a, 300, mode, 200, mode);
            tree(a);
        }
        p(new AbsoluteLayout.LayoutParams(1, 2, 3, 4).debug("d "));
        for (int mode : modes) {
            Space s = new Space(context());
            s.setMinimumWidth(12);
            s.setMinimumHeight(400);
            place(s, 300, mode, 200, mode);
            p(bounds(s), s.getVisibility() == View.INVISIBLE);
        }
        a.removeViewAt(0);
        p(a.getChildCount(), a.getChildAt(0).getTag());
    }
}
