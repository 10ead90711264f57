package esdroid.conformance;

import android.content.Context;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;

/** What programs print with; they extend it. */
public class Show {
    protected static final int WRAP = ViewGroup.LayoutParams.WRAP_CONTENT, MATCH = ViewGroup.LayoutParams.MATCH_PARENT;
    protected static final int EXACTLY = View.MeasureSpec.EXACTLY, AT_MOST = View.MeasureSpec.AT_MOST, UNSPECIFIED = View.MeasureSpec.UNSPECIFIED;

    /** Prints parts in one line. */
    protected static void p(Object... parts) {
        StringBuilder b = new StringBuilder();
        for (Object part : parts) {
            if (b.length() > 0) b.append(' ');
            b.append(part instanceof Float ? round((Float) part) : part instanceof Double ? round((Double) part) : String.valueOf(part));
        }
        System.out.println(b);
    }

    /** The number with three digits, as the last ones belong to the machine. */
    protected static String round(double d) {
        if (Double.isNaN(d) || Double.isInfinite(d)) return String.valueOf(d);
        long n = Math.round(d * 1000);
        String sign = n < 0 ? "-" : "";
        n = Math.abs(n);
        String fraction = String.valueOf(1000 + n % 1000).substring(1);
        while (fraction.endsWith("0")) fraction = fraction.substring(0, fraction.length() - 1);
        return sign + n / 1000 + (fraction.isEmpty() ? "" : "." + fraction);
    }

    /** Prints what a piece of work throws, or that it does not. */
    protected static void attempt(String name, Runnable r) {
        try {
            r.run();
            p(name, "passes");
        } catch (RuntimeException e) {
            p(name, e.getClass().getName() + ":", e.getMessage());
        }
    }

    protected static Context context() {
        return Runner.activity;
    }

    /** Measures and lays out at the origin. */
    protected static void place(View v, int width, int widthMode, int height, int heightMode) {
        if (v.getLayoutParams() == null) v.setLayoutParams(new ViewGroup.LayoutParams(WRAP, WRAP));
        v.measure(View.MeasureSpec.makeMeasureSpec(width, widthMode), View.MeasureSpec.makeMeasureSpec(height, heightMode));
        v.layout(0, 0, v.getMeasuredWidth(), v.getMeasuredHeight());
    }

    protected static String bounds(View v) {
        return v.getLeft() + "," + v.getTop() + " " + v.getWidth() + "x" + v.getHeight();
    }

    /** Prints a view and those below it. */
    protected static void tree(View v) {
        tree(v, "");
    }

    private static void tree(View v, String indent) {
        String name = v.getClass().getName();
        p(indent + name.substring(name.lastIndexOf('.') + 1) + (v.getTag() instanceof String ? "=" + v.getTag() : ""), bounds(v)
                + (v.getVisibility() == View.VISIBLE ? "" : " hidden") + (v instanceof TextView ? " '" + ((TextView) v).getText() + "'" : ""));
        if (v instanceof ViewGroup) {
            ViewGroup g = (ViewGroup) v;
            for (int i = 0; i < g.getChildCount(); i++) tree(g.getChildAt(i), indent + " ");
        }
    }

    /** A view of a size that it has whatever its parent says, as far as the parent lets it. */
    protected static class Box extends View {
        private final int width, height;

        public Box(Context c, int width, int height) {
            super(c);
            this.width = width;
            this.height = height;
        }

        @Override
        protected void onMeasure(int w, int h) {
            setMeasuredDimension(resolveSize(width, w), resolveSize(height, h));
        }

        @Override
        public int getBaseline() {
            return height / 2;
        }
    }

    protected static Box box(String name, int width, int height) {
        Box b = new Box(context(), width, height);
        b.setTag(name);
        return b;
    }
}
