import android.view.Gravity;
import android.view.View;
import android.widget.TableLayout;
import android.widget.TableRow;
import android.widget.TextView;
import esdroid.conformance.Show;

/** TableLayout and TableRow: columns that stretch, shrink, collapse, span. */
public class Tables extends Show {
    private static TableLayout table(int rows, int columns) {
        TableLayout t = new TableLayout(context());
        for (int i = 0; i < rows; i++) {
            TableRow r = new TableRow(context());
            for (int j = 0; j < columns; j++) r.addView(box(i + "." + j, 20 + 13 * ((i * 7 + j * 5) % 11), 15 + 5 * i));
            t.addView(r);
        }
        return t;
    }

    public static void main(String[] args) {
        for (int kind = 0; kind < 6; kind++) {
            TableLayout t = table(3, 4);
            switch (kind) {
                case 1: t.setStretchAllColumns(true); break;
                case 2: t.setShrinkAllColumns(true); break;
                case 3: t.setColumnStretchable(1, true); t.setColumnShrinkable(2, true); break;
                case 4: t.setColumnCollapsed(2, true); break;
                case 5: t.setStretchAllColumns(true); t.setColumnStretchable(0, false); t.setPadding(4, 4, 4, 4); break;
            }
            place(t, 200, AT_MOST, 300, AT_MOST);
            tree(t);
            place(t, 500, EXACTLY, 300, UNSPECIFIED);
            tree(t);
            p(t.isColumnCollapsed(2), t.isColumnStretchable(1), t.isColumnShrinkable(2), t.isStretchAllColumns(), t.isShrinkAllColumns());
        }
        TableLayout t = table(1, 3);
        TableRow r = new TableRow(context());
        TableRow.LayoutParams p = new TableRow.LayoutParams(1);
        p.span = 2;
        p.gravity = Gravity.RIGHT;
        r.addView(box("span", 33, 21), p);
        r.addView(box("after", 12, 45));
        t.addView(r);
        t.addView(box("line", 9, 2));
        TableRow weighted = new TableRow(context());
        weighted.addView(box("w", 10, 10), new TableRow.LayoutParams(0, WRAP, 1));
        weighted.addView(box("h", 10, 30), new TableRow.LayoutParams(40, MATCH));
        t.addView(weighted);
        place(t, 400, EXACTLY, 400, EXACTLY);
        tree(t);
        p(r.getVirtualChildCount(), ((TableRow.LayoutParams) r.getChildAt(1).getLayoutParams()).column, p.column, p.span);
        t.getChildAt(0).setVisibility(View.GONE);
        place(t, 400, AT_MOST, 400, AT_MOST);
        tree(t);
        TableLayout form = new TableLayout(context());
        String[] words = {"Name", "Ada Lovelace", "Occupation", "Analyst", "A rather long label that wraps", "No"};
        for (int i = 0; i < words.length; i += 2) {
            TableRow row = new TableRow(context());
            for (int j = 0; j < 2; j++) {
                TextView v = new TextView(context());
                v.setText(words[i + j]);
                v.setPadding(3, 3, 3, 3);
                row.addView(v);
            }
            form.addView(row);
        }
        form.setColumnStretchable(1, true);
        form.setColumnShrinkable(0, true);
        place(form, 450, EXACTLY, 900, AT_MOST);
        tree(form);
    }
}
