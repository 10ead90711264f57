import android.database.Cursor;
import android.database.MatrixCursor;
import android.view.View;
import android.widget.ExpandableListView;
import android.widget.FrameLayout;
import android.widget.SimpleCursorTreeAdapter;
import android.widget.TextView;
import esdroid.conformance.Show;

/** Groups and children from cursors. */
public class CursorTrees extends Show {
    private static MatrixCursor rows(String prefix, int n) {
        MatrixCursor c = new MatrixCursor(new String[] {"_id", "name"});
        for (int i = 0; i < n; i++) c.addRow(new Object[] {100 + i, prefix + i});
        return c;
    }

    public static void main(String[] args) {
        SimpleCursorTreeAdapter a = new SimpleCursorTreeAdapter(context(), rows("g", 3), android.R.layout.simple_expandable_list_item_1, new String[] {"name"}, new int[] {android.R.id.text1},
                android.R.layout.simple_expandable_list_item_2, new String[] {"name", "_id"}, new int[] {android.R.id.text1, android.R.id.text2}) {
            @Override
            protected Cursor getChildrenCursor(Cursor group) {
                p("children of", group.getString(1));
                return rows(group.getString(1) + "/", group.getPosition() + 1);
            }
        };
        p(a.getGroupCount(), a.getGroupId(1), a.hasStableIds(), a.isChildSelectable(0, 0), a.isEmpty(), a.getCombinedChildId(1, 2), a.getCombinedGroupId(3));
        for (int g = 0; g < 3; g++) {
            View v = a.getGroupView(g, g == 1, null, new FrameLayout(context()));
            p(g, ((TextView) v).getText(), a.getChildrenCount(g));
            for (int c = 0; c < a.getChildrenCount(g); c++) {
                View child = a.getChildView(g, c, false, null, new FrameLayout(context()));
                p(" ", c, a.getChildId(g, c), ((TextView) child.findViewById(android.R.id.text1)).getText(), ((TextView) child.findViewById(android.R.id.text2)).getText(), a.getChild(g, c).getString(1));
            }
        }
        p(a.getGroup(2).getString(1), a.getGroup(7), a.getCursor().getCount());
        a.onGroupCollapsed(2);
        p(a.getChildrenCount(2));
        a.setChildrenCursor(0, rows("new", 4));
        p(a.getChildrenCount(0));
        ExpandableListView list = new ExpandableListView(context());
        list.setAdapter(a);
        p(list.expandGroup(1), list.isGroupExpanded(1), list.isGroupExpanded(0), list.getCount());
        place(list, 400, EXACTLY, 900, EXACTLY);
        for (int i = 0; i < list.getCount(); i++) {
            long packed = list.getExpandableListPosition(i);
            p(i, ExpandableListView.getPackedPositionType(packed), ExpandableListView.getPackedPositionGroup(packed), ExpandableListView.getPackedPositionChild(packed), list.getFlatListPosition(packed));
        }
        a.changeCursor(rows("other", 2));
        p(a.getGroupCount(), list.getCount(), a.convertToString(null).length());
        a.changeCursor(null);
        p(a.getGroupCount());
        p(list.collapseGroup(1));
    }
}
