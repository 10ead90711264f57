import android.graphics.drawable.ColorDrawable;
import android.view.Gravity;
import android.view.View;
import android.widget.FrameLayout;
import esdroid.conformance.Show;

/** FrameLayout: gravities, sizes, foregrounds. */
public class Frames extends Show {
    public static void main(String[] args) {
        int[] gravities = {-1, Gravity.LEFT, Gravity.RIGHT, Gravity.CENTER, Gravity.BOTTOM, Gravity.BOTTOM | Gravity.RIGHT, Gravity.CENTER_HORIZONTAL, Gravity.CENTER_VERTICAL | Gravity.END, Gravity.FILL, Gravity.START};
        for (int g : gravities) {
            FrameLayout f = new FrameLayout(context());
            f.setPadding(1, 2, 3, 4);
            FrameLayout.LayoutParams p = new FrameLayout.LayoutParams(WRAP, WRAP, g);
            p.setMargins(10, 20, 30, 40);
            f.addView(box("a", 50, 60), p);
            f.addView(box("b", 70, 30), new FrameLayout.LayoutParams(MATCH, WRAP, g));
            f.addView(box("c", 20, 90), new FrameLayout.LayoutParams(33, MATCH, g));
            place(f, 200, EXACTLY, 150, EXACTLY);
            tree(f);
            place(f, 200, AT_MOST, 150, AT_MOST);
            tree(f);
        }
        FrameLayout f = new FrameLayout(context());
        f.setMinimumWidth(80);
        f.setMinimumHeight(90);
        f.setForeground(new ColorDrawable(0xff00ff00));
        p(f.getForeground().getClass().getName(), f.getForegroundGravity(), f.getMeasureAllChildren());
        View gone = box("gone", 500, 400);
        gone.setVisibility(View.GONE);
        f.addView(gone);
        place(f, 600, AT_MOST, 600, AT_MOST);
        tree(f);
        f.setMeasureAllChildren(true);
        place(f, 600, AT_MOST, 600, AT_MOST);
        tree(f);
        f.setForegroundGravity(Gravity.TOP);
        p(f.getForegroundGravity(), f.getAccessibilityClassName(), f.shouldDelayChildPressedState());
        FrameLayout.LayoutParams p = new FrameLayout.LayoutParams(new FrameLayout.LayoutParams(4, 5, 6));
        p(p.gravity, p.width, p.height, p.getMarginStart(), p.isMarginRelative());
        p.setMarginStart(7);
        p.setMarginEnd(8);
        p.resolveLayoutDirection(View.LAYOUT_DIRECTION_RTL);
        p(p.leftMargin, p.rightMargin, p.getLayoutDirection(), p.isMarginRelative());
    }
}
