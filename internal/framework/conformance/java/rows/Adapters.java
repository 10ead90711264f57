import android.database.DataSetObserver;
import android.database.MatrixCursor;
import android.view.View;
import android.view.ViewGroup;
import android.widget.*;
import esdroid.conformance.Runner;
import esdroid.conformance.Out.Code;
import java.util.*;
import static esdroid.conformance.Out.*;

/** Adapters of arrays, maps and cursors. */
public class Adapters {
    public static void main(String[] args) throws Exception {
        final ArrayAdapter<Object> a = new ArrayAdapter<Object>(Runner.activity, android.R.layout.simple_list_item_1, new ArrayList<Object>());
        final DataSetObserver o = new DataSetObserver() {
            @Override public void onChanged() { say("changed"); }
            @Override public void onInvalidated() { say("invalid"); }
            @Override public String toString() { return "an observer"; }
        };
        a.registerDataSetObserver(o);
        a.add("b");
        a.addAll("a", "c");
        a.insert("first", 0);
        a.setNotifyOnChange(false);
        a.remove("a");
        a.notifyDataSetChanged();
        a.sort(new Comparator<Object>() { public int compare(Object x, Object y) { return x.toString().compareTo(y.toString()); } });
        say(a.getCount(), a.getItem(0), a.getPosition("c"), a.getPosition("none"), a.isEmpty(), a.getContext() == Runner.activity);
        a.notifyDataSetInvalidated();
        say(((TextView) a.getView(1, null, new ListView(Runner.activity))).getText(), ((TextView) a.getDropDownView(1, null, new ListView(Runner.activity))).getText());
        fails("a.getItem(9)", new Code() { public void run() throws Exception { a.getItem(9); } });
        fails("a layout without a text", new Code() { public void run() throws Exception {
            new ArrayAdapter<String>(Runner.activity, android.R.layout.activity_list_item, new String[] {"x"}).getView(0, null, new ListView(Runner.activity));
        } });
        fails("an array that does not grow", new Code() { public void run() throws Exception { new ArrayAdapter<String>(Runner.activity, android.R.layout.simple_list_item_1, new String[] {"x"}).add("y"); } });
        fails("registered twice", new Code() { public void run() throws Exception { a.registerDataSetObserver(o); } });
        a.unregisterDataSetObserver(o);
        fails("not registered", new Code() { public void run() throws Exception { a.unregisterDataSetObserver(o); } });
        List<Map<String, Object>> rows = new ArrayList<Map<String, Object>>();
        Map<String, Object> row = new HashMap<String, Object>();
        row.put("t", "text");
        row.put("n", 5);
        rows.add(row);
        final SimpleAdapter s = new SimpleAdapter(Runner.activity, rows, android.R.layout.simple_list_item_2, new String[] {"t", "n"}, new int[] {android.R.id.text1, android.R.id.text2});
        View v = s.getView(0, null, new ListView(Runner.activity));
        say(((TextView) v.findViewById(android.R.id.text1)).getText(), ((TextView) v.findViewById(android.R.id.text2)).getText(), s.getItem(0) == row);
        s.setViewBinder(new SimpleAdapter.ViewBinder() { public boolean setViewValue(View x, Object data, String text) { say("bind", data, text); return data instanceof Integer; } });
        v = s.getView(0, v, null);
        say(((TextView) v.findViewById(android.R.id.text2)).getText());
        MatrixCursor c = new MatrixCursor(new String[] {"_id", "name"});
        c.addRow(new Object[] {7, "seven"});
        c.addRow(new Object[] {8, null});
        final SimpleCursorAdapter k = new SimpleCursorAdapter(Runner.activity, android.R.layout.simple_list_item_1, c, new String[] {"name"}, new int[] {android.R.id.text1}, 0);
        say(k.getCount(), k.getItemId(0), k.getItem(1) == c, k.hasStableIds(), k.getStringConversionColumn(), ((TextView) k.getView(1, null, new ListView(Runner.activity))).getText(), k.convertToString(c).equals(c.toString()));
        k.setStringConversionColumn(1);
        c.moveToFirst();
        say(k.convertToString(c), k.getItemId(9));
        fails("k.getView(9)", new Code() { public void run() throws Exception { k.getView(9, null, new ListView(Runner.activity)); } });
        say(k.swapCursor(null) == c, k.getCount(), k.getItem(0), c.isClosed());
        fails("without _id", new Code() { public void run() throws Exception { k.changeCursor(new MatrixCursor(new String[] {"name"})); } });
        indexed();
    }

    private static void indexed() {
        MatrixCursor c = new MatrixCursor(new String[] {"_id", "name"});
        for (String name : new String[] {"Abe", "Amy", "Bob", "Cid", "Zoe"}) c.addRow(new Object[] {c.getCount(), name});
        AlphabetIndexer x = new AlphabetIndexer(c, 1, " ABCDEFZ");
        say(x.getSections().length, x.getPositionForSection(1), x.getPositionForSection(2), x.getPositionForSection(5), x.getSectionForPosition(3), x.getSectionForPosition(4));
    }
}
