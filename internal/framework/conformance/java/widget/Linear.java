import android.view.Gravity;
import android.view.View;
import android.widget.LinearLayout;
import esdroid.conformance.Show;

/** LinearLayout: weights, gravity, baselines, margins. */
public class Linear extends Show {
    private static LinearLayout of(int orientation, int gravity, float[] weights, int[] sizes) {
        LinearLayout l = new LinearLayout(context());
        l.setOrientation(orientation);
        l.setGravity(gravity);
        for (int i = 0; i < weights.length; i++) {
            boolean h = orientation == LinearLayout.HORIZONTAL;
            LinearLayout.LayoutParams p = new LinearLayout.LayoutParams(h ? sizes[i] : WRAP, h ? WRAP : sizes[i], weights[i]);
            p.setMargins(i, 2 * i, 3, 1);
            l.addView(box("" + i, 30 + 10 * i, 20 + 7 * i), p);
        }
        return l;
    }

    public static void main(String[] args) {
        int[] gravities = {Gravity.TOP | Gravity.LEFT, Gravity.CENTER, Gravity.BOTTOM | Gravity.RIGHT, Gravity.CENTER_VERTICAL, Gravity.CENTER_HORIZONTAL, Gravity.END};
        float[][] weights = {{0, 0, 0}, {1, 2, 1}, {0, 1, 0}, {1, 0, 3}};
        int[][] sizes = {{WRAP, WRAP, WRAP}, {0, 0, 0}, {40, 0, WRAP}, {MATCH, 10, 0}};
        for (int o = 0; o < 2; o++) {
            for (int g : gravities) {
                for (int w = 0; w < weights.length; w++) {
                    LinearLayout l = of(o, g, weights[w], sizes[(w + g) % sizes.length]);
                    place(l, 300, w % 2 == 0 ? EXACTLY : AT_MOST, 250, w < 2 ? EXACTLY : AT_MOST);
                    StringBuilder b = new StringBuilder();
                    for (int i = 0; i < 3; i++) b.append(" [").append(bounds(l.getChildAt(i))).append(']');
                    p(o, g, w, bounds(l) + b, l.getBaseline());
                }
            }
        }
        LinearLayout l = of(LinearLayout.HORIZONTAL, Gravity.LEFT, new float[] {1, 1, 1}, new int[] {0, 0, 0});
        l.setWeightSum(6);
        place(l, 300, EXACTLY, 100, EXACTLY);
        tree(l);
        l.setBaselineAligned(false);
        l.setMeasureWithLargestChildEnabled(true);
        place(l, 300, AT_MOST, 100, UNSPECIFIED);
        tree(l);
        l.setBaselineAlignedChildIndex(1);
        p(l.getBaseline(), l.getBaselineAlignedChildIndex(), l.getWeightSum(), l.isBaselineAligned(), l.isMeasureWithLargestChildEnabled());
        l.setShowDividers(LinearLayout.SHOW_DIVIDER_BEGINNING | LinearLayout.SHOW_DIVIDER_MIDDLE);
        android.graphics.drawable.GradientDrawable d = new android.graphics.drawable.GradientDrawable();
        d.setSize(5, 6);
        l.setDividerDrawable(d);
        l.setDividerPadding(2);
        place(l, 300, AT_MOST, 100, UNSPECIFIED);
        tree(l);
        p(l.getShowDividers(), l.getDividerPadding(), l.getDividerWidth(), l.getDividerDrawable() == d);
        l.getChildAt(1).setVisibility(View.GONE);
        l.getChildAt(2).setVisibility(View.INVISIBLE);
        place(l, 300, AT_MOST, 100, UNSPECIFIED);
        tree(l);
        attempt("index", new Runnable() { public void run() { new LinearLayout(context()).setBaselineAlignedChildIndex(1); } });
        LinearLayout.LayoutParams p = new LinearLayout.LayoutParams(new LinearLayout.LayoutParams(3, 4, 5));
        p(p.width, p.height, p.weight, p.gravity, p.debug("x "));
    }
}
