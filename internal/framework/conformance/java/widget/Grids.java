import android.view.Gravity;
import android.view.View;
import android.widget.GridLayout;
import esdroid.conformance.Show;

/** GridLayout: cells, spans, alignments, weights. */
public class Grids extends Show {
    private static GridLayout grid(int columns, int n) {
        GridLayout g = new GridLayout(context());
        g.setColumnCount(columns);
        for (int i = 0; i < n; i++) g.addView(box("" + i, 20 + 9 * (i * 5 % 7), 10 + 6 * (i * 3 % 5)));
        return g;
    }

    private static void at(GridLayout g, String name, GridLayout.Spec row, GridLayout.Spec column, int gravity) {
        GridLayout.LayoutParams p = new GridLayout.LayoutParams(row, column);
        if (gravity != 0) p.setGravity(gravity);
        g.addView(box(name, 40, 30), p);
    }

    public static void main(String[] args) {
        for (int o = 0; o < 2; o++) {
            for (int columns = 1; columns <= 4; columns++) {
                GridLayout g = grid(columns, 7);
                g.setOrientation(o);
                if (o == 1) g.setRowCount(3);
                place(g, 500, AT_MOST, 500, AT_MOST);
                p(o, columns, g.getRowCount(), g.getColumnCount());
                tree(g);
            }
        }
        GridLayout g = new GridLayout(context());
        at(g, "a", GridLayout.spec(0), GridLayout.spec(0, 2), Gravity.FILL_HORIZONTAL);
        at(g, "b", GridLayout.spec(1), GridLayout.spec(0), Gravity.RIGHT);
        at(g, "c", GridLayout.spec(1, 2), GridLayout.spec(1), Gravity.FILL_VERTICAL);
        at(g, "d", GridLayout.spec(2), GridLayout.spec(0), Gravity.CENTER);
        at(g, "e", GridLayout.spec(3, GridLayout.CENTER), GridLayout.spec(2, GridLayout.END), 0);
        at(g, "f", GridLayout.spec(4, 1f), GridLayout.spec(3, 2, 1f), 0);
        at(g, "g", GridLayout.spec(4, GridLayout.FILL, 2f), GridLayout.spec(0, GridLayout.FILL), 0);
        place(g, 600, EXACTLY, 500, EXACTLY);
        tree(g);
        p(g.getRowCount(), g.getColumnCount(), g.getAlignmentMode(), g.getUseDefaultMargins(), g.isRowOrderPreserved());
        g.setUseDefaultMargins(true);
        g.setAlignmentMode(GridLayout.ALIGN_BOUNDS);
        place(g, 600, AT_MOST, 500, AT_MOST);
        tree(g);
        g.getChildAt(2).setVisibility(View.GONE);
        place(g, 600, EXACTLY, 500, UNSPECIFIED);
        tree(g);
        GridLayout weights = new GridLayout(context());
        weights.setColumnCount(3);
        for (int i = 0; i < 6; i++) {
            GridLayout.LayoutParams p = new GridLayout.LayoutParams(GridLayout.spec(GridLayout.UNDEFINED, GridLayout.FILL, 1f), GridLayout.spec(GridLayout.UNDEFINED, GridLayout.FILL, i % 3));
            p.width = i % 2 == 0 ? 0 : WRAP;
            p.setMargins(1, 2, 3, 4);
            weights.addView(box("w" + i, 25, 25), p);
        }
        place(weights, 390, EXACTLY, 200, EXACTLY);
        tree(weights);
        attempt("column", new Runnable() {
            public void run() {
                GridLayout h = grid(1, 1);
                h.addView(box("x", 1, 1), new GridLayout.LayoutParams(GridLayout.spec(0), GridLayout.spec(4)));
                place(h, 10, EXACTLY, 10, EXACTLY);
            }
        });
        attempt("count", new Runnable() { public void run() { grid(3, 5).setColumnCount(-2); } });
        attempt("span", new Runnable() { public void run() { p(GridLayout.spec(3, 1).equals(GridLayout.spec(3))); } });
        GridLayout.LayoutParams p = new GridLayout.LayoutParams();
        p(p.width, p.height, p.leftMargin, p.equals(new GridLayout.LayoutParams()), p.hashCode() == new GridLayout.LayoutParams().hashCode());
    }
}
