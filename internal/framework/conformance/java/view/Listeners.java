import android.view.ContextMenu;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import esdroid.conformance.Runner;
import esdroid.conformance.Show;

/** What views tell those who listen. */
public class Listeners extends Show {
    public static void main(String[] args) {
        final FrameLayout f = new FrameLayout(context());
        final View v = box("v", 50, 60);
        v.addOnLayoutChangeListener(new View.OnLayoutChangeListener() {
            @Override public void onLayoutChange(View w, int l, int t, int r, int b, int ol, int ot, int or, int ob) { p("layout", l, t, r, b, ol, ot, or, ob); }
        });
        v.addOnAttachStateChangeListener(new View.OnAttachStateChangeListener() {
            @Override public void onViewAttachedToWindow(View w) { p("attached", w.isAttachedToWindow(), w.getWindowToken() != null); }
            @Override public void onViewDetachedFromWindow(View w) { p("detached", w.isAttachedToWindow()); }
        });
        f.setOnHierarchyChangeListener(new ViewGroup.OnHierarchyChangeListener() {
            @Override public void onChildViewAdded(View parent, View child) { p("added", child.getTag(), f.getChildCount()); }
            @Override public void onChildViewRemoved(View parent, View child) { p("removed", child.getTag(), f.getChildCount()); }
        });
        f.addView(v);
        place(f, 100, EXACTLY, 100, EXACTLY);
        place(f, 100, EXACTLY, 100, EXACTLY);
        v.layout(1, 2, 30, 40);
        v.setLeft(5);
        v.offsetTopAndBottom(7);
        p(bounds(v));
        v.setOnClickListener(new View.OnClickListener() { @Override public void onClick(View w) { p("click"); } });
        v.setOnLongClickListener(new View.OnLongClickListener() { @Override public boolean onLongClick(View w) { p("long"); return false; } });
        v.setOnKeyListener(new View.OnKeyListener() { @Override public boolean onKey(View w, int code, KeyEvent e) { p("key", code, e.getAction()); return code == KeyEvent.KEYCODE_A; } });
        v.setOnCreateContextMenuListener(new View.OnCreateContextMenuListener() {
            @Override public void onCreateContextMenu(ContextMenu menu, View w, ContextMenu.ContextMenuInfo info) { p("menu", menu.size(), info); }
        });
        p(v.performClick(), v.callOnClick(), v.isClickable(), v.isLongClickable(), v.hasOnClickListeners(), v.isContextClickable());
        p(v.dispatchKeyEvent(new KeyEvent(0, KeyEvent.KEYCODE_A)), v.dispatchKeyEvent(new KeyEvent(0, KeyEvent.KEYCODE_B)), v.dispatchKeyEvent(new KeyEvent(0, KeyEvent.KEYCODE_ENTER)), v.isPressed(), v.dispatchKeyEvent(new KeyEvent(1, KeyEvent.KEYCODE_ENTER)));
        v.setOnClickListener(null);
        p(v.performClick(), v.hasOnClickListeners(), v.isClickable());
        Runner.activity.setContentView(f);
        f.removeView(v);
        f.addView(v, 0);
        f.removeAllViews();
        f.addView(v);
        f.bringChildToFront(v);
        f.postDelayed(new Runnable() {
            @Override
            public void run() {
                p("posted");
                Runner.activity.setContentView(new View(context()));
            }
        }, 500);
        v.setSelected(true);
        v.setActivated(true);
        v.setPressed(true);
        v.setHovered(true);
        StringBuilder b = new StringBuilder();
        for (int s : v.getDrawableState()) b.append(s == android.R.attr.state_selected ? "selected " : s == android.R.attr.state_activated ? "activated " : s == android.R.attr.state_pressed ? "pressed " : s == android.R.attr.state_enabled ? "enabled " : s == android.R.attr.state_window_focused ? "" : s == android.R.attr.state_hovered ? "hovered " : s == android.R.attr.state_accelerated || s == android.R.attr.state_multiline ? "" : "other ");
        p(b);
        v.setTag(android.R.id.text1, "keyed");
        p(v.getTag(android.R.id.text1), v.getTag(android.R.id.text2), v.getTag());
        attempt("tag", new Runnable() { public void run() { v.setTag(7, "x"); } });
    }
}
