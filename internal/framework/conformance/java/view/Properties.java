import android.graphics.Matrix;
import android.graphics.Point;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import esdroid.conformance.Show;

/** Transformations, padding, minimum sizes, scrolling, visibility of views. */
public class Properties extends Show {
    private static String values(Matrix m) {
        float[] f = new float[9];
        m.getValues(f);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 6; i++) b.append(round(f[i])).append(' ');
        return b.toString();
    }

    public static void main(String[] args) {
        View v = new View(context());
        p(v.getAlpha(), v.getScaleX(), v.getScaleY(), v.getRotation(), v.getRotationX(), v.getPivotX(), v.getX(), v.getZ(), v.getElevation(), v.getTranslationZ(), v.getCameraDistance() > 0, v.getVisibility(), v.getId(), v.getTag(), v.getOverScrollMode(), v.getLayerType(), v.getImportantForAccessibility(), v.getTextAlignment(), v.getTextDirection(), v.getLayoutDirection(), v.getScrollBarStyle(), v.isHapticFeedbackEnabled(), v.isSoundEffectsEnabled(), v.isSaveEnabled(), v.willNotDraw(), v.getKeepScreenOn(), v.getFilterTouchesWhenObscured());
        v.layout(10, 20, 110, 70);
        for (int i = 0; i < 7; i++) {
            switch (i) {
                case 0: v.setTranslationX(5); break;
                case 1: v.setScaleX(2); break;
                case 2: v.setRotation(30); break;
                case 3: v.setPivotX(0); v.setPivotY(10); break;
                case 4: v.setX(50); v.setY(60); break;
                case 5: v.setRotationX(0); v.setScaleY(0.5f); break;
                default: v.setRotation(90);
            }
            Rect hit = new Rect();
            v.getHitRect(hit);
            p(i, values(v.getMatrix()), v.getX(), v.getY(), v.getPivotX(), v.getPivotY(), hit.toShortString(), v.getMatrix().isIdentity());
        }
        View s = new View(context());
        s.setPadding(1, 2, 3, 4);
        s.setMinimumWidth(40);
        s.setMinimumHeight(50);
        int[] modes = {EXACTLY, AT_MOST, UNSPECIFIED};
        for (int m : modes) {
            place(s, 100, m, 30, m);
            p(m, bounds(s), Integer.toHexString(s.getMeasuredWidthAndState()), Integer.toHexString(s.getMeasuredState()));
        }
        s.setPaddingRelative(5, 6, 7, 8);
        p(s.getPaddingLeft(), s.getPaddingTop(), s.getPaddingRight(), s.getPaddingBottom(), s.getPaddingStart(), s.isPaddingRelative(), s.getMinimumWidth());
        s.scrollTo(11, 12);
        s.scrollBy(1, -2);
        Rect r = new Rect();
        s.getDrawingRect(r);
        p(s.getScrollX(), s.getScrollY(), r.toShortString(), s.canScrollHorizontally(1), s.canScrollVertically(-1));
        int[] specs = {View.resolveSize(10, View.MeasureSpec.makeMeasureSpec(5, AT_MOST)), View.resolveSize(10, View.MeasureSpec.makeMeasureSpec(50, EXACTLY)), View.resolveSizeAndState(10, View.MeasureSpec.makeMeasureSpec(5, AT_MOST), 0), View.getDefaultSize(7, View.MeasureSpec.makeMeasureSpec(9, AT_MOST)), View.combineMeasuredStates(0x1000000, 0x100), ViewGroup.getChildMeasureSpec(View.MeasureSpec.makeMeasureSpec(100, AT_MOST), 10, MATCH), ViewGroup.getChildMeasureSpec(View.MeasureSpec.makeMeasureSpec(100, UNSPECIFIED), 10, WRAP)};
        for (int spec : specs) p(Integer.toHexString(spec), View.MeasureSpec.toString(spec));
        FrameLayout f = new FrameLayout(context()), g = new FrameLayout(context());
        View leaf = box("leaf", 30, 20);
        FrameLayout.LayoutParams at = new FrameLayout.LayoutParams(30, 20);
        at.setMargins(90, 15, 0, 0);
        g.addView(leaf, at);
        g.setPadding(2, 3, 0, 0);
        f.addView(g, new FrameLayout.LayoutParams(100, 100));
        place(f, 300, EXACTLY, 300, EXACTLY);
        Point offset = new Point();
        p(leaf.getGlobalVisibleRect(r, offset), r.toShortString(), offset, leaf.getLocalVisibleRect(r), r.toShortString());
        r.set(0, 0, 30, 20);
        f.offsetDescendantRectToMyCoords(leaf, r);
        p(r.toShortString());
        f.offsetRectIntoDescendantCoords(leaf, r);
        p(r.toShortString());
        attempt("not below", new Runnable() { public void run() { new FrameLayout(context()).offsetDescendantRectToMyCoords(new View(context()), new Rect()); } });
        g.setVisibility(View.INVISIBLE);
        p(leaf.isShown(), leaf.getVisibility(), leaf.getRootView() == f, leaf.getParent() == g, g.isInLayout());
        leaf.setAlpha(0.3f);
        leaf.setEnabled(false);
        leaf.setKeepScreenOn(true);
        leaf.setContentDescription("text");
        p(leaf.getAlpha(), leaf.isEnabled(), leaf.getContentDescription(), leaf.getAccessibilityClassName());
        p(View.generateViewId() > 0, View.MeasureSpec.getMode(View.MeasureSpec.makeMeasureSpec(77, AT_MOST)) == AT_MOST, View.MeasureSpec.getSize(View.MeasureSpec.makeMeasureSpec(77, AT_MOST)));
    }
}
