import android.database.DataSetObserver;
import android.view.View;
import android.widget.ArrayAdapter;
import android.widget.Filter;
import android.widget.FrameLayout;
import android.widget.SimpleAdapter;
import android.widget.TextView;
import esdroid.conformance.Show;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** ArrayAdapter and SimpleAdapter. */
public class Adapters extends Show {
    private static String all(ArrayAdapter<?> a) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < a.getCount(); i++) b.append(a.getItem(i)).append(' ');
        return b.toString();
    }

    public static void main(String[] args) {
        final ArrayAdapter<String> a = new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, new ArrayList<String>(Arrays.asList("pear", "Apple", "fig", "apricot tart")));
        a.registerDataSetObserver(new DataSetObserver() {
            @Override public void onChanged() { p("changed", a.getCount()); }
            @Override public void onInvalidated() { p("invalidated"); }
        });
        p(all(a), a.getCount(), a.getPosition("fig"), a.getPosition("none"), a.getItemId(2), a.hasStableIds(), a.isEmpty(), a.getViewTypeCount(), a.areAllItemsEnabled());
        a.add("banana");
        a.addAll("kiwi", "lime");
        a.insert("zero", 0);
        a.remove("fig");
        a.remove("nothing");
        p(all(a));
        a.sort(new Comparator<String>() {
            @Override public int compare(String x, String y) { return x.compareToIgnoreCase(y); }
        });
        p(all(a));
        a.setNotifyOnChange(false);
        a.add("quiet");
        a.notifyDataSetChanged();
        TextView v = (TextView) a.getView(1, null, new FrameLayout(context()));
        p(v.getText(), v.getId() == android.R.id.text1, a.getView(2, v, null) == v, v.getText());
        a.setDropDownViewResource(android.R.layout.simple_spinner_dropdown_item);
        p(a.getDropDownView(0, null, new FrameLayout(context())).getClass().getName());
        attempt("fixed", new Runnable() {
            public void run() {
                new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, new String[] {"a"}).add("b");
            }
        });
        attempt("wrong layout", new Runnable() {
            public void run() {
                new ArrayAdapter<String>(context(), android.R.layout.two_line_list_item, new String[] {"a"}).getView(0, null, new FrameLayout(context()));
            }
        });
        attempt("field", new Runnable() {
            public void run() {
                new ArrayAdapter<String>(context(), android.R.layout.simple_list_item_1, android.R.id.text2, new String[] {"a"}).getView(0, null, new FrameLayout(context()));
            }
        });
        ArrayAdapter<CharSequence> two = new ArrayAdapter<CharSequence>(context(), android.R.layout.simple_list_item_2, android.R.id.text2, new CharSequence[] {"x", ""});
        View row = two.getView(1, null, new FrameLayout(context()));
        p(((TextView) row.findViewById(android.R.id.text2)).getText().length(), row.getClass().getName());
        List<Map<String, Object>> data = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < 3; i++) {
            Map<String, Object> m = new HashMap<String, Object>();
            m.put("name", "n" + i);
            m.put("value", i * 11);
            data.add(m);
        }
        SimpleAdapter s = new SimpleAdapter(context(), data, android.R.layout.simple_list_item_2, new String[] {"name", "value"}, new int[] {android.R.id.text1, android.R.id.text2});
        s.setViewBinder(new SimpleAdapter.ViewBinder() {
            @Override
            public boolean setViewValue(View v, Object value, String text) {
                p("bind", value, text);
                if (!"22".equals(text)) return false;
                ((TextView) v).setText("bound");
                return true;
            }
        });
        for (int i = 0; i < 3; i++) {
            View r = s.getView(i, null, new FrameLayout(context()));
            p(((TextView) r.findViewById(android.R.id.text1)).getText(), ((TextView) r.findViewById(android.R.id.text2)).getText(), s.getItem(i).equals(data.get(i)));
        }
        a.getFilter().filter("ap", new Filter.FilterListener() {
            @Override public void onFilterComplete(int count) {
                p("filtered", count, all(a));
                a.getFilter().filter(null, new Filter.FilterListener() {
                    @Override public void onFilterComplete(int n) { p("unfiltered", n, all(a)); }
                });
            }
        });
    }
}
