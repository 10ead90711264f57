package esdroid.conformance;

import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AdapterView;
import android.widget.ArrayAdapter;
import android.widget.EditText;
import android.widget.ExpandableListAdapter;
import android.widget.ExpandableListView;
import android.widget.HeaderViewListAdapter;
import android.widget.ListView;
import android.widget.NumberPicker;
import android.widget.ProgressBar;
import android.widget.Scroller;
import android.widget.SimpleAdapter;
import android.widget.SimpleCursorAdapter;
import android.widget.SimpleExpandableListAdapter;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Views and adapters that programs made of .calls files begin with. */
public class Widgets extends Samples {
    protected static <V extends View> V placed(V v, int width, int height) {
        place(v, width, EXACTLY, height, EXACTLY);
        return v;
    }

    /** A group with three children of sizes of their own, laid out. */
    protected static ViewGroup filled(ViewGroup g) {
        g.addView(box("a", 40, 20));
        g.addView(box("b", 60, 30));
        g.addView(box("c", 20, 50));
        return placed(g, 300, 200);
    }

    /** A view that scrolls, with more than it can show, moved. */
    protected static ViewGroup scrolled(ViewGroup g) {
        g.addView(box("content", 1000, 2000));
        placed(g, 300, 200).scrollTo(40, 60);
        return g;
    }

    protected static TextView text(String text) {
        TextView v = new TextView(context());
        v.setText(text);
        v.setGravity(Gravity.CENTER);
        return placed(v, 300, 200);
    }

    protected static EditText edit(String text) {
        EditText v = new EditText(context());
        v.setText(text);
        v.setSelection(2, 5);
        return placed(v, 300, 200);
    }

    protected static ProgressBar bar() {
        ProgressBar b = new ProgressBar(context(), null, android.R.attr.progressBarStyleHorizontal);
        b.setMax(50);
        b.setProgress(20);
        b.setSecondaryProgress(30);
        return placed(b, 300, 40);
    }

    protected static NumberPicker numbers() {
        NumberPicker n = new NumberPicker(context());
        n.setMinValue(2);
        n.setMaxValue(9);
        n.setValue(5);
        return n;
    }

    protected static ArrayAdapter<Object> names() {
        return new ArrayAdapter<Object>(context(), android.R.layout.simple_list_item_1, new ArrayList<Object>(Arrays.asList("ann", "bob", "cid", "dan")));
    }

    protected static List<Map<String, Object>> people() {
        List<Map<String, Object>> rows = new ArrayList<Map<String, Object>>();
        rows.add(Collections.<String, Object>singletonMap("name", "ann"));
        rows.add(Collections.<String, Object>singletonMap("name", "bob"));
        return rows;
    }

    protected static SimpleAdapter maps() {
        return new SimpleAdapter(context(), people(), android.R.layout.simple_list_item_1, new String[] {"name"}, new int[] {android.R.id.text1});
    }

    protected static SimpleCursorAdapter rows() {
        return new SimpleCursorAdapter(context(), android.R.layout.simple_list_item_1, cursor(), new String[] {"name"}, new int[] {android.R.id.text1}, 0);
    }

    protected static HeaderViewListAdapter headed() {
        ListView l = new ListView(context());
        l.addHeaderView(new View(context()), "head", true);
        l.addFooterView(new View(context()), "foot", false);
        l.setAdapter(names());
        return (HeaderViewListAdapter) l.getAdapter();
    }

    protected static ExpandableListAdapter groups() {
        List<List<Map<String, Object>>> children = new ArrayList<List<Map<String, Object>>>();
        children.add(people());
        children.add(new ArrayList<Map<String, Object>>());
        String[] from = {"name"};
        int[] to = {android.R.id.text1};
        return new SimpleExpandableListAdapter(context(), people(), android.R.layout.simple_expandable_list_item_1, from, to, children, android.R.layout.simple_list_item_1, from, to);
    }

    /** A list of names, laid out. */
    protected static <V extends AdapterView<?>> V list(V v) {
        fill(v);
        return placed(v, 300, 200);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static void fill(AdapterView v) {
        v.setAdapter(names());
    }

    /** A list of two groups, the first of them open. */
    protected static ExpandableListView groupList() {
        ExpandableListView v = new ExpandableListView(context());
        v.setAdapter(groups());
        placed(v, 300, 400).expandGroup(0);
        return placed(v, 300, 400);
    }

    protected static Scroller scroller() {
        Scroller s = new Scroller(context());
        s.startScroll(10, 20, 100, 200, 400);
        return s;
    }
}
