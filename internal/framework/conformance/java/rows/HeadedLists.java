import android.widget.*;
import android.view.View;
import esdroid.conformance.Runner;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Rows above and below those of an adapter, and how positions count them. */
public class HeadedLists {
    public static void main(String[] args) throws Exception {
        final ListView l = new ListView(Runner.activity);
        final TextView head = new TextView(Runner.activity), foot = new TextView(Runner.activity);
        l.addHeaderView(head, "head data", false);
        l.addFooterView(foot);
        final ArrayAdapter<String> a = new ArrayAdapter<String>(Runner.activity, android.R.layout.simple_list_item_1, new java.util.ArrayList<String>(java.util.Arrays.asList("x", "y", "z")));
        l.setAdapter(a);
        say(l.getCount(), l.getHeaderViewsCount(), l.getFooterViewsCount(), l.getAdapter().getClass().getName());
        for (int i = 0; i < l.getCount(); i++) say(i, l.getItemAtPosition(i), l.getItemIdAtPosition(i), l.getAdapter().isEnabled(i), l.getAdapter().getItemViewType(i));
        final HeaderViewListAdapter h = (HeaderViewListAdapter) l.getAdapter();
        say(h.getWrappedAdapter() == a, h.areAllItemsEnabled(), h.isEmpty(), h.hasStableIds(), h.getViewTypeCount(), h.getFilter() != null);
        fails("getItem(9)", new Code() { public void run() throws Exception { h.getItem(9); } });
        a.clear();
        say(h.isEmpty(), l.getCount(), h.getItem(1));
        say(l.removeHeaderView(head), l.removeHeaderView(head), l.getCount(), l.removeFooterView(foot), l.getCount());
        l.setAdapter(null);
        say(l.getCount(), l.getAdapter());
        l.setSelection(4);
        say(l.getSelectedItemPosition(), l.getSelectedItemId() == ListView.INVALID_ROW_ID, l.getSelectedItem(), l.getSelectedView());
        final AdapterView<ListAdapter> v = l;
        fails("setOnClickListener", new Code() { public void run() throws Exception { v.setOnClickListener(null); } });
        fails("addView", new Code() { public void run() throws Exception { v.addView(new View(Runner.activity)); } });
        fails("removeView", new Code() { public void run() throws Exception { v.removeView(head); } });
        fails("removeAllViews", new Code() { public void run() throws Exception { v.removeAllViews(); } });
        fails("removeViewAt", new Code() { public void run() throws Exception { v.removeViewAt(0); } });
    }
}
