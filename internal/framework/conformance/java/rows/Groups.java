import android.widget.*;
import esdroid.conformance.Runner;
import esdroid.conformance.Out.Code;
import java.util.*;
import static esdroid.conformance.Out.*;

/** Lists of groups: positions flat and packed, and what opens. */
public class Groups {
    public static void main(String[] args) throws Exception {
        List<Map<String, String>> groups = new ArrayList<Map<String, String>>();
        List<List<Map<String, String>>> children = new ArrayList<List<Map<String, String>>>();
        for (int g = 0; g < 4; g++) {
            groups.add(Collections.singletonMap("n", "group " + g));
            List<Map<String, String>> below = new ArrayList<Map<String, String>>();
            for (int c = 0; c < g; c++) below.add(Collections.singletonMap("n", g + "." + c));
            children.add(below);
        }
        final ExpandableListView l = new ExpandableListView(Runner.activity);
        String[] from = {"n"};
        int[] to = {android.R.id.text1};
        l.setAdapter(new SimpleExpandableListAdapter(Runner.activity, groups, android.R.layout.simple_expandable_list_item_1, from, to, children, android.R.layout.simple_expandable_list_item_1, from, to));
        l.setOnGroupExpandListener(new ExpandableListView.OnGroupExpandListener() { public void onGroupExpand(int g) { say("open", g); } });
        l.setOnGroupCollapseListener(new ExpandableListView.OnGroupCollapseListener() { public void onGroupCollapse(int g) { say("close", g); } });
        say(l.getCount(), l.expandGroup(2), l.expandGroup(2), l.expandGroup(0), l.getCount(), l.isGroupExpanded(2), l.isGroupExpanded(1));
        for (int i = 0; i < l.getCount(); i++) {
            long packed = l.getExpandableListPosition(i);
            say(i, ExpandableListView.getPackedPositionType(packed), ExpandableListView.getPackedPositionGroup(packed), ExpandableListView.getPackedPositionChild(packed), l.getItemAtPosition(i), Long.toHexString(l.getItemIdAtPosition(i)));
        }
        long at = ExpandableListView.getPackedPositionForChild(2, 1);
        say(Long.toHexString(at), l.getFlatListPosition(at), Long.toHexString(ExpandableListView.getPackedPositionForGroup(3)), l.getFlatListPosition(ExpandableListView.getPackedPositionForGroup(3)));
        say(l.setSelectedChild(3, 1, false), l.setSelectedChild(3, 1, true), l.isGroupExpanded(3), l.getCount());
        say(Long.toHexString(l.getSelectedPosition()), l.collapseGroup(2), l.collapseGroup(2), l.getCount());
        say(l.performItemClick(null, 0, 0), l.isGroupExpanded(0));
        say(l.getExpandableListAdapter().getCombinedGroupId(7), Long.toHexString(l.getExpandableListAdapter().getCombinedChildId(7, 9)), l.getExpandableListAdapter().isChildSelectable(1, 0), l.getExpandableListAdapter().areAllItemsEnabled(), l.getExpandableListAdapter().isEmpty());
        fails("expandGroup(9)", new Code() { public void run() throws Exception { say(l.expandGroup(9)); } });
        fails("setAdapter(ListAdapter)", new Code() { public void run() throws Exception { l.setAdapter((ListAdapter) new ArrayAdapter<String>(Runner.activity, 1)); } });
        fails("getPackedPositionChild of a group", new Code() { public void run() throws Exception { say(ExpandableListView.getPackedPositionChild(ExpandableListView.getPackedPositionForGroup(3)), ExpandableListView.getPackedPositionGroup(ExpandableListView.PACKED_POSITION_VALUE_NULL)); } });
    }
}
