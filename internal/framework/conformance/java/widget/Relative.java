import android.view.Gravity;
import android.view.View;
import android.widget.RelativeLayout;
import esdroid.conformance.Show;

/** RelativeLayout: each rule, alone and together. */
public class Relative extends Show {
    private static RelativeLayout.LayoutParams rules(int w, int h, int... rules) {
        RelativeLayout.LayoutParams p = new RelativeLayout.LayoutParams(w, h);
        for (int i = 0; i < rules.length; i += 2) p.addRule(rules[i], rules[i + 1]);
        return p;
    }

    private static void add(RelativeLayout r, int id, int w, int h, RelativeLayout.LayoutParams p) {
        View v = box("v" + id, w, h);
        v.setId(id);
        r.addView(v, p);
    }

    public static void main(String[] args) {
        int[] modes = {EXACTLY, AT_MOST, UNSPECIFIED};
        for (int rule = 0; rule <= 21; rule++) {
            for (int mode : modes) {
                RelativeLayout r = new RelativeLayout(context());
                r.setPadding(3, 5, 7, 9);
                add(r, 1, 60, 40, rules(WRAP, WRAP, RelativeLayout.CENTER_IN_PARENT, RelativeLayout.TRUE));
                RelativeLayout.LayoutParams q = rules(WRAP, WRAP, rule, rule >= 9 && rule <= 15 || rule >= 20 ? RelativeLayout.TRUE : 1);
                q.setMargins(2, 4, 6, 8);
                add(r, 2, 30, 20, q);
                place(r, 300, mode, 200, mode);
                p(rule, mode, bounds(r), "[" + bounds(r.getChildAt(0)) + "] [" + bounds(r.getChildAt(1)) + "]");
            }
        }
        RelativeLayout r = new RelativeLayout(context());
        add(r, 1, 50, 50, rules(WRAP, WRAP, RelativeLayout.ALIGN_PARENT_TOP, -1, RelativeLayout.ALIGN_PARENT_RIGHT, -1));
        add(r, 2, 50, 50, rules(MATCH, WRAP, RelativeLayout.LEFT_OF, 1, RelativeLayout.ALIGN_BASELINE, 1));
        add(r, 3, 50, 50, rules(WRAP, MATCH, RelativeLayout.BELOW, 2));
        add(r, 4, 50, 50, rules(0, 0, RelativeLayout.RIGHT_OF, 3, RelativeLayout.BELOW, 1, RelativeLayout.ALIGN_PARENT_RIGHT, -1, RelativeLayout.ALIGN_PARENT_BOTTOM, -1));
        place(r, 400, EXACTLY, 300, EXACTLY);
        tree(r);
        place(r, 400, AT_MOST, 300, AT_MOST);
        tree(r);
        r.findViewById(1).setVisibility(View.GONE);
        ((RelativeLayout.LayoutParams) r.findViewById(2).getLayoutParams()).alignWithParent = true;
        place(r, 400, EXACTLY, 300, EXACTLY);
        tree(r);
        r.setGravity(Gravity.CENTER);
        p(r.getGravity(), r.getBaseline());
        place(r, 400, EXACTLY, 300, EXACTLY);
        tree(r);
        r.setIgnoreGravity(3);
        place(r, 400, EXACTLY, 300, EXACTLY);
        tree(r);
        RelativeLayout.LayoutParams p = rules(1, 2, RelativeLayout.ABOVE, 9);
        p.removeRule(RelativeLayout.ABOVE);
        p.addRule(RelativeLayout.START_OF, 4);
        StringBuilder b = new StringBuilder();
        for (int i : p.getRules()) b.append(i).append(',');
        p(b, p.getRule(RelativeLayout.START_OF), p.debug("y"));
        attempt("circular", new Runnable() {
            public void run() {
                RelativeLayout c = new RelativeLayout(context());
                add(c, 1, 5, 5, rules(WRAP, WRAP, RelativeLayout.LEFT_OF, 2));
                add(c, 2, 5, 5, rules(WRAP, WRAP, RelativeLayout.LEFT_OF, 1));
                place(c, 100, EXACTLY, 100, EXACTLY);
            }
        });
    }
}
