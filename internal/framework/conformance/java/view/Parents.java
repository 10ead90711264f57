import android.content.Context;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;

/** What views and their parents throw and answer. */
public class Parents {
    private static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + " passes");
        } catch (RuntimeException e) {
            System.out.println(name + " " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        final Context c = (Context) Class.forName("android.app.ActivityThread").getMethod("currentApplication").invoke(null);
        final FrameLayout a = new FrameLayout(c), b = new FrameLayout(c);
        final View v = new View(c);
        a.addView(v);
        attempt("again", new Runnable() { public void run() { b.addView(v); } });
        attempt("null", new Runnable() { public void run() { b.addView(null); } });
        attempt("parameters", new Runnable() { public void run() { v.setLayoutParams(null); } });
        attempt("index", new Runnable() { public void run() { b.addView(new View(c), 3); } });
        attempt("range", new Runnable() { public void run() { a.removeViews(0, 5); } });
        attempt("key", new Runnable() { public void run() { v.setTag(3, "x"); } });
        attempt("not set", new Runnable() {
            public void run() {
                new View(c) {
                    @Override
                    protected void onMeasure(int w, int h) {
                    }

                    @Override
                    public String toString() {
                        return "no size";
                    }
                }.measure(0, 0);
            }
        });
        attempt("focusability", new Runnable() { public void run() { a.setDescendantFocusability(1); } });
        attempt("overscroll", new Runnable() { public void run() { v.setOverScrollMode(9); } });
        attempt("layer", new Runnable() { public void run() { v.setLayerType(7, null); } });
        System.out.println(a.indexOfChild(v) + " " + a.getChildAt(7) + " " + a.getChildCount() + " " + (v.getParent() == a));
        v.setId(77);
        System.out.println((a.findViewById(77) == v) + " " + a.findViewById(78) + " " + a.findViewById(-1));
        v.setTag("t");
        System.out.println(a.findViewWithTag("t") == v);
        System.out.println(v.isShown() + " " + v.isLaidOut() + " " + v.isLayoutRequested() + " " + v.post(new Runnable() { public void run() { } }));
        v.setVisibility(View.GONE);
        System.out.println(v.getVisibility() + " " + v.isEnabled() + " " + v.isFocusable() + " " + v.isClickable());
        v.setOnClickListener(new View.OnClickListener() {
            @Override
            public void onClick(View view) {
                System.out.println("clicked " + (view == v));
            }
        });
        System.out.println(v.performClick() + " " + v.isClickable() + " " + v.isFocusable() + " " + v.hasOnClickListeners());
        a.measure(View.MeasureSpec.makeMeasureSpec(100, View.MeasureSpec.EXACTLY), View.MeasureSpec.makeMeasureSpec(80, View.MeasureSpec.EXACTLY));
        a.layout(3, 4, 103, 84);
        System.out.println(a.getLeft() + " " + a.getTop() + " " + a.getWidth() + " " + a.getHeight() + " " + a.isLayoutRequested());
        a.setTranslationX(10);
        a.setRotation(90);
        System.out.println(a.getX() + " " + a.getY() + " " + a.getPivotX() + " " + a.getPivotY() + " " + a.getMatrix().isIdentity());
        a.removeAllViews();
        System.out.println(a.getChildCount() + " " + v.getParent());
        attempt("added", new Runnable() { public void run() { b.addView(v, new ViewGroup.LayoutParams(5, 6)); } });
        System.out.println(v.getLayoutParams().getClass().getName() + " " + v.getLayoutParams().width + " " + v.getLayoutParams().height);
    }
}
