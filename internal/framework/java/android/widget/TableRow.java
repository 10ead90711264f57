package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.SparseIntArray;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;

/** One row of a table. */
public class TableRow extends LinearLayout {
    private int mNumColumns = 0;
    private int[] mColumnWidths;
    private int[] mConstrainedColumnWidths;
    private SparseIntArray mColumnToChildIndex;
    private ChildrenTracker mChildrenTracker;

    public TableRow(Context context) {
        super(context);
        initTableRow();
    }

    public TableRow(Context context, AttributeSet attrs) {
        super(context, attrs);
        initTableRow();
    }

    private void initTableRow() {
        OnHierarchyChangeListener old = mOnHierarchyChangeListener;
        mChildrenTracker = new ChildrenTracker();
        if (old != null) {
            mChildrenTracker.listener = old;
        }
        super.setOnHierarchyChangeListener(mChildrenTracker);
    }

    @Override
    public void setOnHierarchyChangeListener(OnHierarchyChangeListener listener) {
        mChildrenTracker.listener = listener;
    }

    void setColumnCollapsed(int columnIndex, boolean collapsed) {
        View child = getVirtualChildAt(columnIndex);
        if (child != null) {
            child.setVisibility(collapsed ? GONE : VISIBLE);
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        measureHorizontal(widthMeasureSpec, heightMeasureSpec);
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        layoutHorizontal(l, t, r, b);
    }

    @Override
    public View getVirtualChildAt(int i) {
        if (mColumnToChildIndex == null) {
            mapIndexAndColumns();
        }
        int at = mColumnToChildIndex.get(i, -1);
        return at == -1 ? null : getChildAt(at);
    }

    @Override
    public int getVirtualChildCount() {
        if (mColumnToChildIndex == null) {
            mapIndexAndColumns();
        }
        return mNumColumns;
    }

    private void mapIndexAndColumns() {
        SparseIntArray map = new SparseIntArray();
        int columns = 0;
        int count = getChildCount();
        for (int i = 0; i < count; i++) {
            LayoutParams lp = (LayoutParams) getChildAt(i).getLayoutParams();
            columns = Math.max(columns, lp.column);
            for (int j = 0; j < lp.span; j++) {
                map.put(columns++, i);
            }
        }
        mColumnToChildIndex = map;
        mNumColumns = columns;
    }

    @Override
    int measureNullChild(int childIndex) {
        return mConstrainedColumnWidths[childIndex];
    }

    @Override
    void measureChildBeforeLayout(View child, int childIndex, int widthMeasureSpec, int totalWidth,
            int heightMeasureSpec, int totalHeight) {
        if (mConstrainedColumnWidths == null) {
            super.measureChildBeforeLayout(child, childIndex, widthMeasureSpec, totalWidth, heightMeasureSpec,
                    totalHeight);
            return;
        }
        LayoutParams lp = (LayoutParams) child.getLayoutParams();
        int columnWidth = 0;
        for (int i = 0; i < lp.span; i++) {
            columnWidth += mConstrainedColumnWidths[childIndex + i];
        }
        boolean placed = Gravity.isHorizontal(lp.gravity);
        child.measure(
                MeasureSpec.makeMeasureSpec(Math.max(0, columnWidth - lp.leftMargin - lp.rightMargin),
                        placed ? MeasureSpec.AT_MOST : MeasureSpec.EXACTLY),
                getChildMeasureSpec(heightMeasureSpec,
                        mPaddingTop + mPaddingBottom + lp.topMargin + lp.bottomMargin + totalHeight, lp.height));
        lp.mBefore = 0;
        lp.mRest = 0;
        if (placed) {
            lp.mRest = columnWidth - child.getMeasuredWidth();
            switch (Gravity.getAbsoluteGravity(lp.gravity, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK) {
                case Gravity.RIGHT:
                    lp.mBefore = lp.mRest;
                    break;
                case Gravity.CENTER_HORIZONTAL:
                    lp.mBefore = lp.mRest / 2;
                    break;
                default:
                    break;
            }
        }
    }

    @Override
    int getChildrenSkipCount(View child, int index) {
        return ((LayoutParams) child.getLayoutParams()).span - 1;
    }

    @Override
    int getLocationOffset(View child) {
        return ((LayoutParams) child.getLayoutParams()).mBefore;
    }

    @Override
    int getNextLocationOffset(View child) {
        return ((LayoutParams) child.getLayoutParams()).mRest;
    }

    int[] getColumnsWidths(int widthMeasureSpec, int heightMeasureSpec) {
        int columns = getVirtualChildCount();
        if (mColumnWidths == null || columns != mColumnWidths.length) {
            mColumnWidths = new int[columns];
        }
        for (int i = 0; i < columns; i++) {
            mColumnWidths[i] = 0;
            View child = getVirtualChildAt(i);
            if (child == null || child.getVisibility() == GONE) {
                continue;
            }
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            if (lp.span != 1) {
                continue;
            }
            int spec;
            if (lp.width == LayoutParams.WRAP_CONTENT) {
                spec = getChildMeasureSpec(widthMeasureSpec, 0, LayoutParams.WRAP_CONTENT);
            } else if (lp.width == LayoutParams.MATCH_PARENT) {
                spec = MeasureSpec.makeSafeMeasureSpec(MeasureSpec.getSize(heightMeasureSpec), MeasureSpec.UNSPECIFIED);
            } else {
                spec = MeasureSpec.makeMeasureSpec(lp.width, MeasureSpec.EXACTLY);
            }
            child.measure(spec, spec);
            mColumnWidths[i] = child.getMeasuredWidth() + lp.leftMargin + lp.rightMargin;
        }
        return mColumnWidths;
    }

    void setColumnsWidthConstraints(int[] columnWidths) {
        if (columnWidths == null || columnWidths.length < getVirtualChildCount()) {
            throw new IllegalArgumentException("columnWidths should be >= getVirtualChildCount()");
        }
        mConstrainedColumnWidths = columnWidths;
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    protected LinearLayout.LayoutParams generateDefaultLayoutParams() {
        return new LayoutParams();
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return p instanceof TableRow.LayoutParams;
    }

    @Override
    protected LinearLayout.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
        return new LayoutParams(p);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return TableRow.class.getName();
    }

    /** A cell's column and span. */
    public static class LayoutParams extends LinearLayout.LayoutParams {
        public int column;
        public int span;

        private int mBefore;
        private int mRest;

        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
            TypedArray a = c.obtainStyledAttributes(attrs, R.styleable.TableRow_Cell);
            column = a.getInt(R.styleable.TableRow_Cell_layout_column, -1);
            span = Math.max(1, a.getInt(R.styleable.TableRow_Cell_layout_span, 1));
            a.recycle();
        }

        public LayoutParams(int w, int h) {
            super(w, h);
            column = -1;
            span = 1;
        }

        public LayoutParams(int w, int h, float initWeight) {
            super(w, h, initWeight);
            column = -1;
            span = 1;
        }

        public LayoutParams() {
            super(MATCH_PARENT, WRAP_CONTENT);
            column = -1;
            span = 1;
        }

        public LayoutParams(int column) {
            this();
            this.column = column;
        }

        public LayoutParams(ViewGroup.LayoutParams p) {
            super(p);
            column = -1;
            span = 1;
        }

        public LayoutParams(MarginLayoutParams source) {
            super(source);
            column = -1;
            span = 1;
        }

        @Override
        protected void setBaseAttributes(TypedArray a, int widthAttr, int heightAttr) {
            width = a.hasValue(widthAttr) ? a.getLayoutDimension(widthAttr, "layout_width") : MATCH_PARENT;
            height = a.hasValue(heightAttr) ? a.getLayoutDimension(heightAttr, "layout_height") : WRAP_CONTENT;
        }
    }

    private class ChildrenTracker implements OnHierarchyChangeListener {
        private OnHierarchyChangeListener listener;

        @Override
        public void onChildViewAdded(View parent, View child) {
            mColumnToChildIndex = null;
            if (listener != null) {
                listener.onChildViewAdded(parent, child);
            }
        }

        @Override
        public void onChildViewRemoved(View parent, View child) {
            mColumnToChildIndex = null;
            if (listener != null) {
                listener.onChildViewRemoved(parent, child);
            }
        }
    }
}
