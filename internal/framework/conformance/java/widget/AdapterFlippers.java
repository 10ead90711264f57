import android.view.View;
import android.view.ViewGroup;
import android.widget.AdapterViewFlipper;
import android.widget.ArrayAdapter;
import android.widget.LinearLayout;
import esdroid.conformance.Show;

/** What flippers over an adapter put around its views, and how large they become. */
public class AdapterFlippers extends Show {
    public static void main(String[] args) {
        for (int width : new int[] {MATCH, WRAP, 400}) {
            for (int height : new int[] {MATCH, WRAP, 300}) {
                LinearLayout parent = new LinearLayout(context());
                parent.setOrientation(LinearLayout.VERTICAL);
                AdapterViewFlipper f = new AdapterViewFlipper(context());
                f.setAdapter(new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, new String[] {"aa", "bbbb"}) {
                    @Override public View getView(int position, View convert, ViewGroup in) {
                        return box("box" + position, 100 + 50 * position, 40);
                    }
                });
                parent.addView(f, new LinearLayout.LayoutParams(width, height));
                for (int mode : new int[] {EXACTLY, AT_MOST, UNSPECIFIED}) {
                    place(parent, 700, mode, 500, mode);
                    tree(parent);
                }
                p(f.getDisplayedChild(), f.getCurrentView().getClass().getName(), f.getSelectedView() == null, f.getBaseline());
            }
        }
    }
}
