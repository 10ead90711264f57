package android.widget;

import android.database.DataSetObserver;
import android.view.View;
import android.view.ViewGroup;
import java.util.ArrayList;
import java.util.Collections;

/** Makes one flat list of the groups and of the children of those that are open. */
class ExpandableListConnector extends BaseAdapter implements Filterable {
    private final ExpandableListAdapter mAdapter;
    private final ArrayList<Integer> mOpen = new ArrayList<Integer>();
    private int mMaxOpen = Integer.MAX_VALUE;
    private final DataSetObserver mObserver = new DataSetObserver() {
        @Override
        public void onChanged() {
            drop();
            notifyDataSetChanged();
        }

        @Override
        public void onInvalidated() {
            drop();
            notifyDataSetInvalidated();
        }
    };

    ExpandableListConnector(ExpandableListAdapter adapter) {
        mAdapter = adapter;
        adapter.registerDataSetObserver(mObserver);
    }

    // Groups that are there no more are not open either.
    private void drop() {
        for (int i = mOpen.size() - 1; i >= 0; i--) {
            if (mOpen.get(i) >= mAdapter.getGroupCount()) {
                mOpen.remove(i);
            }
        }
    }

    ExpandableListAdapter getAdapter() {
        return mAdapter;
    }

    ArrayList<Integer> open() {
        return new ArrayList<Integer>(mOpen);
    }

    void setOpen(ArrayList<Integer> groups) {
        mOpen.clear();
        mOpen.addAll(groups);
        drop();
        notifyDataSetChanged();
    }

    /** The packed position of a flat one. */
    long packed(int flat) {
        int before = 0;
        for (int i = 0; i < mOpen.size(); i++) {
            int group = mOpen.get(i);
            int at = group + before;
            if (flat <= at) {
                return ExpandableListView.getPackedPositionForGroup(flat - before);
            }
            int children = mAdapter.getChildrenCount(group);
            if (flat <= at + children) {
                return ExpandableListView.getPackedPositionForChild(group, flat - at - 1);
            }
            before += children;
        }
        return ExpandableListView.getPackedPositionForGroup(flat - before);
    }

    int flatGroup(int group) {
        int flat = group;
        for (int i = 0; i < mOpen.size() && mOpen.get(i) < group; i++) {
            flat += mAdapter.getChildrenCount(mOpen.get(i));
        }
        return flat;
    }

    boolean isGroupExpanded(int group) {
        return Collections.binarySearch(mOpen, group) >= 0;
    }

    boolean expandGroup(int group) {
        int at = Collections.binarySearch(mOpen, group);
        if (at >= 0 || mMaxOpen == 0) {
            return false;
        }
        if (mOpen.size() >= mMaxOpen) {
            collapseGroup(mOpen.get(0));
            at = Collections.binarySearch(mOpen, group);
        }
        mOpen.add(-at - 1, group);
        notifyDataSetChanged();
        mAdapter.onGroupExpanded(group);
        return true;
    }

    boolean collapseGroup(int group) {
        int at = Collections.binarySearch(mOpen, group);
        if (at < 0) {
            return false;
        }
        mOpen.remove(at);
        notifyDataSetChanged();
        mAdapter.onGroupCollapsed(group);
        return true;
    }

    private static boolean child(long packed) {
        return ExpandableListView.getPackedPositionType(packed) == ExpandableListView.PACKED_POSITION_TYPE_CHILD;
    }

    private static int group(long packed) {
        return ExpandableListView.getPackedPositionGroup(packed);
    }

    private static int childOf(long packed) {
        return ExpandableListView.getPackedPositionChild(packed);
    }

    @Override
    public boolean areAllItemsEnabled() {
        return mAdapter.areAllItemsEnabled();
    }

    @Override
    public boolean isEnabled(int flat) {
        long p = packed(flat);
        return !child(p) || mAdapter.isChildSelectable(group(p), childOf(p));
    }

    @Override
    public int getCount() {
        int count = mAdapter.getGroupCount();
        for (int i = 0; i < mOpen.size(); i++) {
            count += mAdapter.getChildrenCount(mOpen.get(i));
        }
        return count;
    }

    @Override
    public Object getItem(int flat) {
        long p = packed(flat);
        return child(p) ? mAdapter.getChild(group(p), childOf(p)) : mAdapter.getGroup(group(p));
    }

    @Override
    public long getItemId(int flat) {
        long p = packed(flat);
        long groupId = mAdapter.getGroupId(group(p));
        return child(p) ? mAdapter.getCombinedChildId(groupId, mAdapter.getChildId(group(p), childOf(p)))
                : mAdapter.getCombinedGroupId(groupId);
    }

    @Override
    public View getView(int flat, View convertView, ViewGroup parent) {
        long p = packed(flat);
        int g = group(p);
        if (child(p)) {
            int c = childOf(p);
            return mAdapter.getChildView(g, c, c == mAdapter.getChildrenCount(g) - 1, convertView, parent);
        }
        return mAdapter.getGroupView(g, isGroupExpanded(g), convertView, parent);
    }

    @Override
    public int getItemViewType(int flat) {
        long p = packed(flat);
        if (mAdapter instanceof HeterogeneousExpandableList) {
            HeterogeneousExpandableList kinds = (HeterogeneousExpandableList) mAdapter;
            return child(p) ? kinds.getChildType(group(p), childOf(p)) + kinds.getGroupTypeCount()
                    : kinds.getGroupType(group(p));
        }
        return child(p) ? 1 : 0;
    }

    @Override
    public int getViewTypeCount() {
        if (mAdapter instanceof HeterogeneousExpandableList) {
            HeterogeneousExpandableList kinds = (HeterogeneousExpandableList) mAdapter;
            return kinds.getGroupTypeCount() + kinds.getChildTypeCount();
        }
        return 2;
    }

    @Override
    public boolean hasStableIds() {
        return mAdapter.hasStableIds();
    }

    @Override
    public boolean isEmpty() {
        return mAdapter == null || mAdapter.isEmpty();
    }

    @Override
    public Filter getFilter() {
        return mAdapter instanceof Filterable ? ((Filterable) mAdapter).getFilter() : null;
    }
}
