import android.view.Gravity;
import android.view.View;
import android.widget.ArrayAdapter;
import android.widget.GridView;
import esdroid.conformance.Show;

/** GridView: columns fixed and fitted, stretch modes, spacings. */
public class GridViews extends Show {
    private static String children(GridView g) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < g.getChildCount(); i++) b.append(" [").append(bounds(g.getChildAt(i))).append(']');
        return b.toString();
    }

    public static void main(String[] args) {
        String[] words = {"a", "b", "c", "d", "e", "f", "g"};
        int[] columns = {1, 3, GridView.AUTO_FIT};
        for (int n : columns) {
            for (int stretch = 0; stretch < 4; stretch++) {
                GridView g = new GridView(context());
                g.setNumColumns(n);
                g.setColumnWidth(70);
                g.setHorizontalSpacing(5);
                g.setVerticalSpacing(3);
                g.setStretchMode(stretch);
                g.setAdapter(new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, words));
                place(g, 330, EXACTLY, 400, EXACTLY);
                p(n, stretch, g.getNumColumns(), g.getColumnWidth(), g.getStretchMode(), g.getHorizontalSpacing(), g.getVerticalSpacing(), g.getRequestedColumnWidth(), children(g));
                place(g, 330, AT_MOST, 1000, AT_MOST);
                p(bounds(g), g.getChildCount());
            }
        }
        GridView g = new GridView(context());
        g.setNumColumns(3);
        g.setGravity(Gravity.CENTER);
        g.setAdapter(new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, words));
        place(g, 330, EXACTLY, 150, EXACTLY);
        p(g.getFirstVisiblePosition(), g.getLastVisiblePosition(), children(g));
        g.setSelection(6);
        place(g, 330, EXACTLY, 150, EXACTLY);
        p(g.getFirstVisiblePosition(), g.getLastVisiblePosition(), children(g), g.getSelectedItemPosition(), g.getGravity());
        p(g.pointToPosition(115, 5), g.getRequestedHorizontalSpacing(), g.getCount());
        place(g, 0, UNSPECIFIED, 0, UNSPECIFIED);
        p(bounds(g));
        GridView few = new GridView(context());
        few.setNumColumns(4);
        few.setAdapter(new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, new String[] {"x", "y"}));
        place(few, 400, AT_MOST, 400, AT_MOST);
        p(bounds(few), few.getNumColumns(), children(few));
        few.setStackFromBottom(true);
        place(few, 400, EXACTLY, 400, EXACTLY);
        p(children(few));
    }
}
