import android.graphics.Rect;
import android.view.FocusFinder;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.EditText;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import esdroid.conformance.Runner;
import esdroid.conformance.Show;
import java.util.ArrayList;

/** Focus: searching, next ids, descendants. */
public class Focus extends Show {
    private static String name(View v) {
        return v == null ? "none" : String.valueOf(v.getTag());
    }

    public static void main(String[] args) {
        FrameLayout f = new FrameLayout(context());
        int[][] places = {{0, 0}, {120, 10}, {240, 0}, {0, 100}, {130, 120}, {250, 90}, {60, 210}, {200, 220}};
        for (int i = 0; i < places.length; i++) {
            View v = box("b" + i, 50, 40);
            v.setId(1000 + i);
            v.setFocusable(true);
            v.setFocusableInTouchMode(true);
            FrameLayout.LayoutParams at = new FrameLayout.LayoutParams(50, 40);
            at.leftMargin = places[i][0];
            at.topMargin = places[i][1];
            f.addView(v, at);
        }
        place(f, 320, EXACTLY, 300, EXACTLY);
        int[] directions = {View.FOCUS_LEFT, View.FOCUS_RIGHT, View.FOCUS_UP, View.FOCUS_DOWN, View.FOCUS_FORWARD, View.FOCUS_BACKWARD};
        for (int i = 0; i < places.length; i++) {
            StringBuilder b = new StringBuilder();
            for (int d : directions) b.append(name(FocusFinder.getInstance().findNextFocus(f, f.getChildAt(i), d))).append(' ');
            p("b" + i, b);
        }
        for (int d : directions) p(d, name(FocusFinder.getInstance().findNextFocusFromRect(f, new Rect(100, 100, 110, 110), d)));
        f.getChildAt(0).setNextFocusRightId(1007);
        f.getChildAt(2).setVisibility(View.INVISIBLE);
        f.getChildAt(4).setEnabled(false);
        p(name(FocusFinder.getInstance().findNextFocus(f, f.getChildAt(0), View.FOCUS_RIGHT)), name(FocusFinder.getInstance().findNextFocus(f, f.getChildAt(1), View.FOCUS_DOWN)));
        ArrayList<View> focusables = f.getFocusables(View.FOCUS_FORWARD);
        StringBuilder b = new StringBuilder();
        for (View v : focusables) b.append(name(v)).append(' ');
        p(b, f.hasFocusable(), f.hasFocus(), f.getDescendantFocusability());
        f.getChildAt(3).setOnFocusChangeListener(new View.OnFocusChangeListener() {
            @Override public void onFocusChange(View v, boolean focused) { p("changed", name(v), focused); }
        });
        Runner.activity.setContentView(f);
        p(f.getChildAt(3).requestFocus(), name(f.findFocus()), f.hasFocus(), f.isFocused(), name(f.getFocusedChild()));
        p(f.getChildAt(2).requestFocus(), f.getChildAt(4).requestFocus(), name(f.findFocus()));
        p(f.getChildAt(5).requestFocus(), name(f.findFocus()));
        f.removeViewAt(5);
        p(name(f.findFocus()));
        f.getChildAt(3).requestFocus();
        f.getChildAt(3).setVisibility(View.GONE);
        p(name(f.findFocus()));
        f.setDescendantFocusability(ViewGroup.FOCUS_BLOCK_DESCENDANTS);
        p(f.getChildAt(1).requestFocus(), f.getFocusables(View.FOCUS_DOWN).size());
        LinearLayout l = new LinearLayout(context());
        Button button = new Button(context());
        EditText one = new EditText(context()), two = new EditText(context());
        one.setTag("one");
        two.setTag("two");
        button.setTag("button");
        l.addView(button);
        l.addView(one);
        l.addView(two);
        Runner.activity.setContentView(l);
        p(button.isFocusable(), button.isFocusableInTouchMode(), one.isFocusableInTouchMode(), button.requestFocus(), two.requestFocus(), name(l.findFocus()));
        two.setFocusable(false);
        p(name(l.findFocus()), two.isFocusableInTouchMode());
        two.setFocusableInTouchMode(true);
        p(two.isFocusable());
        l.setTouchscreenBlocksFocus(true);
        p(l.getTouchscreenBlocksFocus(), View.FOCUSABLE_AUTO, new View(context()).getFocusable());
        Runner.activity.setContentView(new View(context()));
    }
}
