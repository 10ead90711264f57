package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.ContextMenu;
import android.view.ContextMenu.ContextMenuInfo;
import android.view.SoundEffectConstants;
import android.view.View;
import com.android.internal.R;
import java.util.ArrayList;

/** A list whose groups open to show their children. */
public class ExpandableListView extends ListView {
    public static final int PACKED_POSITION_TYPE_GROUP = 0;
    public static final int PACKED_POSITION_TYPE_CHILD = 1;
    public static final int PACKED_POSITION_TYPE_NULL = 2;
    public static final long PACKED_POSITION_VALUE_NULL = 0x00000000FFFFFFFFL;
    public static final int CHILD_INDICATOR_INHERIT = -1;

    private static final int[][] GROUP_STATE_SETS = {{}, {R.attr.state_expanded}, {R.attr.state_empty},
        {R.attr.state_expanded, R.attr.state_empty}};
    private static final int[] CHILD_LAST_STATE_SET = {R.attr.state_last};

    private ExpandableListConnector mConnector;
    private ExpandableListAdapter mExpandableAdapter;
    private int mIndicatorLeft;
    private int mIndicatorRight;
    private int mChildIndicatorLeft;
    private int mChildIndicatorRight;
    private Drawable mGroupIndicator;
    private Drawable mChildIndicator;
    private Drawable mChildDivider;
    private OnGroupCollapseListener mOnGroupCollapseListener;
    private OnGroupExpandListener mOnGroupExpandListener;
    private OnGroupClickListener mOnGroupClickListener;
    private OnChildClickListener mOnChildClickListener;

    /** Told that a group closes. */
    public interface OnGroupCollapseListener {
        void onGroupCollapse(int groupPosition);
    }

    /** Told that a group opens. */
    public interface OnGroupExpandListener {
        void onGroupExpand(int groupPosition);
    }

    /** Told of clicks on groups. */
    public interface OnGroupClickListener {
        boolean onGroupClick(ExpandableListView parent, View v, int groupPosition, long id);
    }

    /** Told of clicks on children. */
    public interface OnChildClickListener {
        boolean onChildClick(ExpandableListView parent, View v, int groupPosition, int childPosition, long id);
    }

    /** The item that a context menu is for. */
    public static class ExpandableListContextMenuInfo implements ContextMenu.ContextMenuInfo {
        public View targetView;
        public long packedPosition;
        public long id;

        public ExpandableListContextMenuInfo(View targetView, long packedPosition, long id) {
            this.targetView = targetView;
            this.packedPosition = packedPosition;
            this.id = id;
        }
    }

    public ExpandableListView(Context context) {
        this(context, null);
    }

    public ExpandableListView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.expandableListViewStyle);
    }

    public ExpandableListView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ExpandableListView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ExpandableListView, defStyleAttr,
                defStyleRes);
        mGroupIndicator = a.getDrawable(R.styleable.ExpandableListView_groupIndicator);
        mChildIndicator = a.getDrawable(R.styleable.ExpandableListView_childIndicator);
        mIndicatorLeft = a.getDimensionPixelSize(R.styleable.ExpandableListView_indicatorLeft, 0);
        mIndicatorRight = a.getDimensionPixelSize(R.styleable.ExpandableListView_indicatorRight, 0);
        if (mIndicatorRight == 0 && mGroupIndicator != null) {
            mIndicatorRight = mIndicatorLeft + mGroupIndicator.getIntrinsicWidth();
        }
        mChildIndicatorLeft = a.getDimensionPixelSize(R.styleable.ExpandableListView_childIndicatorLeft,
                CHILD_INDICATOR_INHERIT);
        mChildIndicatorRight = a.getDimensionPixelSize(R.styleable.ExpandableListView_childIndicatorRight,
                CHILD_INDICATOR_INHERIT);
        mChildDivider = a.getDrawable(R.styleable.ExpandableListView_childDivider);
        a.recycle();
    }

    private boolean isHeaderOrFooter(int position) {
        return position < getHeaderViewsCount() || position >= mItemCount - getFooterViewsCount();
    }

    private int connectorPosition(int flatList) {
        return flatList - getHeaderViewsCount();
    }

    private int listPosition(int connector) {
        return connector + getHeaderViewsCount();
    }

    @Override
    protected void dispatchDraw(Canvas canvas) {
        super.dispatchDraw(canvas);
        if (mChildIndicator == null && mGroupIndicator == null) {
            return;
        }
        int headers = getHeaderViewsCount();
        int last = mItemCount - getFooterViewsCount() - headers - 1;
        Rect r = new Rect();
        for (int i = 0; i < getChildCount(); i++) {
            int flat = mFirstPosition + i - headers;
            if (flat < 0) {
                continue;
            }
            if (flat > last) {
                break;
            }
            View item = getChildAt(i);
            if (item.getBottom() < 0 || item.getTop() > mBottom) {
                continue;
            }
            long p = mConnector.packed(flat);
            boolean child = getPackedPositionType(p) == PACKED_POSITION_TYPE_CHILD;
            r.left = (child && mChildIndicatorLeft != CHILD_INDICATOR_INHERIT ? mChildIndicatorLeft : mIndicatorLeft)
                    + mPaddingLeft;
            r.right = (child && mChildIndicatorRight != CHILD_INDICATOR_INHERIT ? mChildIndicatorRight
                    : mIndicatorRight) + mPaddingLeft;
            if (r.left == r.right) {
                continue;
            }
            r.top = mStackFromBottom ? item.getTop() : item.getTop();
            r.bottom = item.getBottom();
            Drawable d = child ? mChildIndicator : mGroupIndicator;
            if (d == null) {
                continue;
            }
            int g = getPackedPositionGroup(p);
            if (d.isStateful()) {
                if (child) {
                    boolean end = getPackedPositionChild(p) == mExpandableAdapter.getChildrenCount(g) - 1;
                    d.setState(end ? CHILD_LAST_STATE_SET : EMPTY_STATE_SET);
                } else {
                    boolean open = mConnector.isGroupExpanded(g);
                    boolean empty = open && mExpandableAdapter.getChildrenCount(g) == 0;
                    d.setState(GROUP_STATE_SETS[(open ? 1 : 0) | (empty ? 2 : 0)]);
                }
            }
            d.setBounds(r);
            d.draw(canvas);
        }
    }

    public void setChildDivider(Drawable childDivider) {
        mChildDivider = childDivider;
    }

    @Override
    void drawDivider(Canvas canvas, Rect bounds, int childIndex) {
        int flat = childIndex + mFirstPosition;
        if (flat >= 0 && !isHeaderOrFooter(flat) && mChildDivider != null) {
            long p = mConnector.packed(connectorPosition(flat));
            if (getPackedPositionType(p) == PACKED_POSITION_TYPE_CHILD
                    && getPackedPositionChild(p) != mExpandableAdapter.getChildrenCount(getPackedPositionGroup(p)) - 1
                    || getPackedPositionType(p) == PACKED_POSITION_TYPE_GROUP
                    && mConnector.isGroupExpanded(getPackedPositionGroup(p))) {
                mChildDivider.setBounds(bounds);
                mChildDivider.draw(canvas);
                return;
            }
        }
        super.drawDivider(canvas, bounds, flat);
    }

    @Override
    public void setAdapter(ListAdapter adapter) {
        throw new RuntimeException("For ExpandableListView, use setAdapter(ExpandableListAdapter) instead of setAdapter(ListAdapter)");
    }

    @Override
    public ListAdapter getAdapter() {
        return super.getAdapter();
    }

    @Override
    public void setOnItemClickListener(OnItemClickListener l) {
        super.setOnItemClickListener(l);
    }

    public void setAdapter(ExpandableListAdapter adapter) {
        mExpandableAdapter = adapter;
        mConnector = adapter != null ? new ExpandableListConnector(adapter) : null;
        super.setAdapter(mConnector);
    }

    public ExpandableListAdapter getExpandableListAdapter() {
        return mExpandableAdapter;
    }

    @Override
    public boolean performItemClick(View v, int position, long id) {
        if (isHeaderOrFooter(position)) {
            return super.performItemClick(v, position, id);
        }
        return handleItemClick(v, connectorPosition(position), id);
    }

    boolean handleItemClick(View v, int position, long id) {
        long p = mConnector.packed(position);
        int g = getPackedPositionGroup(p);
        id = getChildOrGroupId(p);
        if (getPackedPositionType(p) == PACKED_POSITION_TYPE_CHILD) {
            if (mOnChildClickListener != null) {
                playSoundEffect(SoundEffectConstants.CLICK);
                return mOnChildClickListener.onChildClick(this, v, g, getPackedPositionChild(p), id);
            }
            return false;
        }
        if (mOnGroupClickListener != null && mOnGroupClickListener.onGroupClick(this, v, g, id)) {
            return true;
        }
        if (mConnector.isGroupExpanded(g)) {
            mConnector.collapseGroup(g);
            playSoundEffect(SoundEffectConstants.CLICK);
            if (mOnGroupCollapseListener != null) {
                mOnGroupCollapseListener.onGroupCollapse(g);
            }
        } else {
            mConnector.expandGroup(g);
            playSoundEffect(SoundEffectConstants.CLICK);
            if (mOnGroupExpandListener != null) {
                mOnGroupExpandListener.onGroupExpand(g);
            }
            int flat = listPosition(mConnector.flatGroup(g));
            smoothScrollToPosition(flat + mExpandableAdapter.getChildrenCount(g), flat);
        }
        return true;
    }

    public boolean expandGroup(int groupPos) {
        return expandGroup(groupPos, false);
    }

    public boolean expandGroup(int groupPos, boolean animate) {
        boolean result = mConnector.expandGroup(groupPos);
        if (mOnGroupExpandListener != null) {
            mOnGroupExpandListener.onGroupExpand(groupPos);
        }
        if (animate) {
            int flat = listPosition(mConnector.flatGroup(groupPos));
            smoothScrollToPosition(flat + mExpandableAdapter.getChildrenCount(groupPos), flat);
        }
        return result;
    }

    public boolean collapseGroup(int groupPos) {
        boolean result = mConnector.collapseGroup(groupPos);
        if (mOnGroupCollapseListener != null) {
            mOnGroupCollapseListener.onGroupCollapse(groupPos);
        }
        return result;
    }

    public void setOnGroupCollapseListener(OnGroupCollapseListener l) {
        mOnGroupCollapseListener = l;
    }

    public void setOnGroupExpandListener(OnGroupExpandListener l) {
        mOnGroupExpandListener = l;
    }

    public void setOnGroupClickListener(OnGroupClickListener l) {
        mOnGroupClickListener = l;
    }

    public void setOnChildClickListener(OnChildClickListener l) {
        mOnChildClickListener = l;
    }

    public long getExpandableListPosition(int flatListPosition) {
        if (isHeaderOrFooter(flatListPosition)) {
            return PACKED_POSITION_VALUE_NULL;
        }
        return mConnector.packed(connectorPosition(flatListPosition));
    }

    public int getFlatListPosition(long packedPosition) {
        int g = getPackedPositionGroup(packedPosition);
        int flat = mConnector.flatGroup(g);
        if (getPackedPositionType(packedPosition) == PACKED_POSITION_TYPE_CHILD && mConnector.isGroupExpanded(g)) {
            flat += 1 + getPackedPositionChild(packedPosition);
        }
        return listPosition(flat);
    }

    public long getSelectedPosition() {
        return getExpandableListPosition(getSelectedItemPosition());
    }

    public long getSelectedId() {
        long p = getSelectedPosition();
        if (p == PACKED_POSITION_VALUE_NULL) {
            return -1;
        }
        int g = getPackedPositionGroup(p);
        return getPackedPositionType(p) == PACKED_POSITION_TYPE_GROUP ? mExpandableAdapter.getGroupId(g)
                : mExpandableAdapter.getChildId(g, getPackedPositionChild(p));
    }

    public void setSelectedGroup(int groupPosition) {
        super.setSelection(listPosition(mConnector.flatGroup(groupPosition)));
    }

    public boolean setSelectedChild(int groupPosition, int childPosition, boolean shouldExpandGroup) {
        if (!mConnector.isGroupExpanded(groupPosition)) {
            if (!shouldExpandGroup) {
                return false;
            }
            expandGroup(groupPosition);
        }
        super.setSelection(getFlatListPosition(getPackedPositionForChild(groupPosition, childPosition)));
        return true;
    }

    public boolean isGroupExpanded(int groupPosition) {
        return mConnector.isGroupExpanded(groupPosition);
    }

    public static int getPackedPositionType(long packedPosition) {
        if (packedPosition == PACKED_POSITION_VALUE_NULL) {
            return PACKED_POSITION_TYPE_NULL;
        }
        return packedPosition < 0 ? PACKED_POSITION_TYPE_CHILD : PACKED_POSITION_TYPE_GROUP;
    }

    public static int getPackedPositionGroup(long packedPosition) {
        return packedPosition == PACKED_POSITION_VALUE_NULL ? -1
                : (int) ((packedPosition & 0x7FFFFFFF00000000L) >> 32);
    }

    public static int getPackedPositionChild(long packedPosition) {
        return packedPosition == PACKED_POSITION_VALUE_NULL || packedPosition >= 0 ? -1
                : (int) (packedPosition & 0xFFFFFFFFL);
    }

    public static long getPackedPositionForChild(int groupPosition, int childPosition) {
        return 0x8000000000000000L | ((long) groupPosition & 0x7FFFFFFF) << 32 | childPosition & 0xFFFFFFFFL;
    }

    public static long getPackedPositionForGroup(int groupPosition) {
        return ((long) groupPosition & 0x7FFFFFFF) << 32;
    }

    @Override
    ContextMenuInfo createContextMenuInfo(View view, int flatListPosition, long id) {
        if (isHeaderOrFooter(flatListPosition)) {
            return new AdapterContextMenuInfo(view, flatListPosition, id);
        }
        long p = mConnector.packed(connectorPosition(flatListPosition));
        return new ExpandableListContextMenuInfo(view, p, getChildOrGroupId(p));
    }

    private long getChildOrGroupId(long p) {
        int g = getPackedPositionGroup(p);
        return getPackedPositionType(p) == PACKED_POSITION_TYPE_CHILD
                ? mExpandableAdapter.getChildId(g, getPackedPositionChild(p)) : mExpandableAdapter.getGroupId(g);
    }

    public void setChildIndicator(Drawable childIndicator) {
        mChildIndicator = childIndicator;
    }

    public void setChildIndicatorBounds(int left, int right) {
        mChildIndicatorLeft = left;
        mChildIndicatorRight = right;
    }

    public void setGroupIndicator(Drawable groupIndicator) {
        mGroupIndicator = groupIndicator;
        if (mIndicatorRight == 0 && mGroupIndicator != null) {
            mIndicatorRight = mIndicatorLeft + mGroupIndicator.getIntrinsicWidth();
        }
    }

    public void setIndicatorBounds(int left, int right) {
        mIndicatorLeft = left;
        mIndicatorRight = right;
    }

    public void setIndicatorBoundsRelative(int start, int end) {
        mIndicatorLeft = start;
        mIndicatorRight = end;
    }

    static class SavedState extends BaseSavedState {
        final int[] open;

        SavedState(Parcelable superState, ArrayList<Integer> groups) {
            super(superState);
            open = new int[groups.size()];
            for (int i = 0; i < open.length; i++) {
                open[i] = groups.get(i);
            }
        }

        private SavedState(Parcel in) {
            super(in);
            open = in.createIntArray();
        }

        @Override
        public void writeToParcel(Parcel out, int flags) {
            super.writeToParcel(out, flags);
            out.writeIntArray(open);
        }

        public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
            public SavedState createFromParcel(Parcel in) {
                return new SavedState(in);
            }

            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }

    @Override
    public Parcelable onSaveInstanceState() {
        return new SavedState(super.onSaveInstanceState(),
                mConnector != null ? mConnector.open() : new ArrayList<Integer>());
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {
        if (!(state instanceof SavedState)) {
            super.onRestoreInstanceState(state);
            return;
        }
        SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        if (mConnector != null) {
            ArrayList<Integer> groups = new ArrayList<Integer>();
            for (int g : ss.open) {
                groups.add(g);
            }
            mConnector.setOpen(groups);
        }
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return ExpandableListView.class.getName();
    }
}
