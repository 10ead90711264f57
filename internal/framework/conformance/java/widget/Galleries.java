import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.Gallery;
import esdroid.conformance.Show;

/** Gallery: the chosen item in the middle. */
public class Galleries extends Show {
    private static void state(String name, Gallery g) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < g.getChildCount(); i++) b.append(" [").append(g.getChildAt(i).getTag()).append(' ').append(bounds(g.getChildAt(i))).append(g.getChildAt(i).isSelected() ? " selected]" : "]");
        p(name, bounds(g), g.getFirstVisiblePosition(), g.getSelectedItemPosition(), g.getSelectedItem(), b);
    }

    public static void main(String[] args) {
        final Gallery g = new Gallery(context());
        p(g.getCount(), g.getSelectedItemPosition(), g.getAccessibilityClassName());
        g.setSpacing(10);
        g.setAdapter(new BaseAdapter() {
            @Override public int getCount() { return 8; }
            @Override public Object getItem(int i) { return "item" + i; }
            @Override public long getItemId(int i) { return i * 3; }

            @Override
            public View getView(int i, View old, ViewGroup parent) {
                View v = box("v" + i, 60 + 5 * i, 40);
                v.setLayoutParams(new Gallery.LayoutParams(60 + 5 * i, 40));
                return v;
            }
        });
        place(g, 300, EXACTLY, 100, EXACTLY);
        state("first", g);
        g.setSelection(4);
        place(g, 300, EXACTLY, 100, EXACTLY);
        g.requestLayout();
        place(g, 300, EXACTLY, 100, EXACTLY);
        state("four", g);
        g.setSelection(7);
        g.requestLayout();
        place(g, 300, EXACTLY, 100, EXACTLY);
        state("last", g);
        g.setGravity(android.view.Gravity.BOTTOM);
        g.requestLayout();
        place(g, 300, EXACTLY, 100, AT_MOST);
        state("bottom", g);
        p(g.pointToPosition(150, 20), g.getSelectedItemId(), new Gallery.LayoutParams(3, 4).width);
    }
}
