import android.view.View;
import android.view.ViewGroup;
import android.widget.AbsListView;
import android.widget.AdapterView;
import android.widget.BaseAdapter;
import android.widget.ListView;
import android.widget.TextView;
import esdroid.conformance.Show;

/** ListView: rows made and recycled, headers, choices, selection. */
public class Lists extends Show {
    private static int made, bound;

    private static class Numbers extends BaseAdapter {
        int count;

        Numbers(int count) {
            this.count = count;
        }

        @Override public int getCount() { return count; }
        @Override public Object getItem(int i) { return "item " + i; }
        @Override public long getItemId(int i) { return i * 10; }
        @Override public int getViewTypeCount() { return 2; }
        @Override public int getItemViewType(int i) { return i % 3 == 0 ? 1 : 0; }
        @Override public boolean isEnabled(int i) { return i % 4 != 3; }
        @Override public boolean hasStableIds() { return true; }

        @Override
        public View getView(int i, View old, ViewGroup parent) {
            bound++;
            if (old == null) {
                made++;
                TextView t = new TextView(parent.getContext());
                t.setHeight(i % 3 == 0 ? 60 : 40);
                t.setTag("type" + getItemViewType(i));
                old = t;
            }
            ((TextView) old).setText("row " + i);
            return old;
        }
    }

    private static void state(String name, ListView l) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < l.getChildCount(); i++) {
            View v = l.getChildAt(i);
            b.append(' ').append(v instanceof TextView ? ((TextView) v).getText() : v.getTag()).append('@').append(v.getTop()).append('+').append(v.getHeight());
        }
        p(name, l.getFirstVisiblePosition() + "-" + l.getLastVisiblePosition(), "of", l.getCount(), "selected", l.getSelectedItemPosition(), l.getSelectedItemId(), "made", made > 0, b);
    }

    public static void main(String[] args) {
        final ListView l = new ListView(context());
        l.setDividerHeight(2);
        Numbers adapter = new Numbers(30);
        l.setAdapter(adapter);
        place(l, 200, EXACTLY, 300, EXACTLY);
        state("first", l);
        l.setSelection(10);
        place(l, 200, EXACTLY, 300, EXACTLY);
        l.requestLayout();
        place(l, 200, EXACTLY, 300, EXACTLY);
        state("ten", l);
        l.setSelectionFromTop(20, 33);
        place(l, 200, EXACTLY, 300, EXACTLY);
        state("twenty", l);
        l.setSelection(29);
        place(l, 200, EXACTLY, 300, EXACTLY);
        state("last", l);
        adapter.count = 5;
        adapter.notifyDataSetChanged();
        place(l, 200, EXACTLY, 300, EXACTLY);
        state("five", l);
        int[] heights = {50, 120, 1000};
        for (int h : heights) {
            ListView m = new ListView(context());
            m.setAdapter(new Numbers(6));
            place(m, 200, AT_MOST, h, AT_MOST);
            p(h, bounds(m), m.getChildCount(), m.getDividerHeight());
            m = new ListView(context());
            m.setAdapter(new Numbers(6));
            place(m, 200, AT_MOST, h, UNSPECIFIED);
            p(h, bounds(m), m.getChildCount());
        }
        ListView headed = new ListView(context());
        headed.setDividerHeight(1);
        View head = box("head", 10, 25), foot = box("foot", 10, 35);
        head.setLayoutParams(new AbsListView.LayoutParams(MATCH, 25));
        foot.setLayoutParams(new AbsListView.LayoutParams(MATCH, 35));
        headed.addHeaderView(head, "H", false);
        headed.addFooterView(foot);
        headed.setAdapter(new Numbers(3));
        place(headed, 150, EXACTLY, 400, EXACTLY);
        state("headed", headed);
        p(headed.getHeaderViewsCount(), headed.getFooterViewsCount(), headed.getItemAtPosition(0), headed.getItemAtPosition(1), headed.getItemIdAtPosition(0), headed.getItemIdAtPosition(2), headed.getAdapter().getClass().getName());
        p(headed.getAdapter().isEnabled(0), headed.getAdapter().isEnabled(1), headed.getAdapter().getItemViewType(0), headed.getAdapter().getViewTypeCount(), headed.areHeaderDividersEnabled());
        p(headed.removeHeaderView(head), headed.removeHeaderView(head), headed.getCount());
        headed.setOnItemClickListener(new AdapterView.OnItemClickListener() {
            @Override
            public void onItemClick(AdapterView<?> parent, View view, int position, long id) {
                p("clicked", position, id, parent.getItemAtPosition(position), view == null);
            }
        });
        p(headed.performItemClick(headed.getChildAt(1), 1, 10));
        int[] modes = {ListView.CHOICE_MODE_NONE, ListView.CHOICE_MODE_SINGLE, ListView.CHOICE_MODE_MULTIPLE};
        for (int mode : modes) {
            l.setChoiceMode(mode);
            l.clearChoices();
            l.setItemChecked(1, true);
            l.setItemChecked(3, true);
            l.setItemChecked(4, false);
            p(mode, l.getChoiceMode(), l.getCheckedItemPosition(), l.getCheckedItemCount(), l.isItemChecked(1), l.isItemChecked(3), l.getCheckedItemPositions(), l.getCheckedItemIds().length);
            l.performItemClick(null, 2, 20);
            p(l.isItemChecked(2), l.getCheckedItemCount());
        }
        p(l.pointToPosition(5, 5), l.pointToPosition(5, 5000), l.pointToRowId(5, 70), l.getPositionForView(l.getChildAt(1)));
        p(l.isFastScrollEnabled(), l.isStackFromBottom(), l.getTranscriptMode(), l.isScrollingCacheEnabled(), l.isTextFilterEnabled(), l.getItemsCanFocus());
        View empty = new View(context());
        l.setEmptyView(empty);
        p(empty.getVisibility(), l.getVisibility());
        adapter.count = 0;
        adapter.notifyDataSetChanged();
        p(empty.getVisibility(), l.getVisibility(), l.getCount());
        attempt("header", new Runnable() { public void run() { l.addView(new View(context())); } });
        attempt("click", new Runnable() { public void run() { l.setOnClickListener(new View.OnClickListener() { public void onClick(View v) { } }); } });
        attempt("remove", new Runnable() { public void run() { l.removeAllViews(); } });
        ListView bottom = new ListView(context());
        bottom.setStackFromBottom(true);
        bottom.setAdapter(new Numbers(4));
        place(bottom, 100, EXACTLY, 500, EXACTLY);
        state("bottom", bottom);
        bottom.setAdapter(null);
        p(bottom.getCount(), bottom.getChildCount(), bottom.getSelectedItemPosition());
    }
}
