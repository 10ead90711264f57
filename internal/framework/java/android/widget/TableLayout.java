package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.SparseBooleanArray;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.regex.Pattern;

/** Rows whose cells share the widths of their columns. */
public class TableLayout extends LinearLayout {
    private int[] mMaxWidths;
    private SparseBooleanArray mStretchableColumns;
    private SparseBooleanArray mShrinkableColumns;
    private SparseBooleanArray mCollapsedColumns;
    private boolean mShrinkAllColumns;
    private boolean mStretchAllColumns;
    private PassThroughHierarchyChangeListener mPassThroughListener;
    private boolean mInitialized;

    public TableLayout(Context context) {
        super(context);
        initTableLayout();
    }

    public TableLayout(Context context, AttributeSet attrs) {
        super(context, attrs);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.TableLayout);
        String columns = a.getString(R.styleable.TableLayout_stretchColumns);
        if (columns != null) {
            if (columns.charAt(0) == '*') {
                mStretchAllColumns = true;
            } else {
                mStretchableColumns = parseColumns(columns);
            }
        }
        columns = a.getString(R.styleable.TableLayout_shrinkColumns);
        if (columns != null) {
            if (columns.charAt(0) == '*') {
                mShrinkAllColumns = true;
            } else {
                mShrinkableColumns = parseColumns(columns);
            }
        }
        columns = a.getString(R.styleable.TableLayout_collapseColumns);
        if (columns != null) {
            mCollapsedColumns = parseColumns(columns);
        }
        a.recycle();
        initTableLayout();
    }

    private static SparseBooleanArray parseColumns(String sequence) {
        SparseBooleanArray columns = new SparseBooleanArray();
        for (String word : Pattern.compile("\\s*,\\s*").split(sequence)) {
            try {
                int index = Integer.parseInt(word);
                if (index >= 0) {
                    columns.put(index, true);
                }
            } catch (NumberFormatException e) {
                continue;
            }
        }
        return columns;
    }

    private void initTableLayout() {
        if (mCollapsedColumns == null) {
            mCollapsedColumns = new SparseBooleanArray();
        }
        if (mStretchableColumns == null) {
            mStretchableColumns = new SparseBooleanArray();
        }
        if (mShrinkableColumns == null) {
            mShrinkableColumns = new SparseBooleanArray();
        }
        setOrientation(VERTICAL);
        mPassThroughListener = new PassThroughHierarchyChangeListener();
        super.setOnHierarchyChangeListener(mPassThroughListener);
        mInitialized = true;
    }

    @Override
    public void setOnHierarchyChangeListener(OnHierarchyChangeListener listener) {
        mPassThroughListener.mOnHierarchyChangeListener = listener;
    }

    private void requestRowsLayout() {
        if (mInitialized) {
            int count = getChildCount();
            for (int i = 0; i < count; i++) {
                getChildAt(i).requestLayout();
            }
        }
    }

    @Override
    public void requestLayout() {
        if (mInitialized) {
            int count = getChildCount();
            for (int i = 0; i < count; i++) {
                getChildAt(i).forceLayout();
            }
        }
        super.requestLayout();
    }

    public boolean isShrinkAllColumns() {
        return mShrinkAllColumns;
    }

    public void setShrinkAllColumns(boolean shrinkAllColumns) {
        mShrinkAllColumns = shrinkAllColumns;
    }

    public boolean isStretchAllColumns() {
        return mStretchAllColumns;
    }

    public void setStretchAllColumns(boolean stretchAllColumns) {
        mStretchAllColumns = stretchAllColumns;
    }

    public void setColumnCollapsed(int columnIndex, boolean isCollapsed) {
        mCollapsedColumns.put(columnIndex, isCollapsed);
        for (int i = 0; i < getChildCount(); i++) {
            View view = getChildAt(i);
            if (view instanceof TableRow) {
                ((TableRow) view).setColumnCollapsed(columnIndex, isCollapsed);
            }
        }
        requestRowsLayout();
    }

    public boolean isColumnCollapsed(int columnIndex) {
        return mCollapsedColumns.get(columnIndex);
    }

    public void setColumnStretchable(int columnIndex, boolean isStretchable) {
        mStretchableColumns.put(columnIndex, isStretchable);
        requestRowsLayout();
    }

    public boolean isColumnStretchable(int columnIndex) {
        return mStretchAllColumns || mStretchableColumns.get(columnIndex);
    }

    public void setColumnShrinkable(int columnIndex, boolean isShrinkable) {
        mShrinkableColumns.put(columnIndex, isShrinkable);
        requestRowsLayout();
    }

    public boolean isColumnShrinkable(int columnIndex) {
        return mShrinkAllColumns || mShrinkableColumns.get(columnIndex);
    }

    private void trackCollapsedColumns(View child) {
        if (child instanceof TableRow) {
            TableRow row = (TableRow) child;
            for (int i = 0; i < mCollapsedColumns.size(); i++) {
                int column = mCollapsedColumns.keyAt(i);
                if (mCollapsedColumns.valueAt(i)) {
                    row.setColumnCollapsed(column, true);
                }
            }
        }
    }

    @Override
    public void addView(View child) {
        super.addView(child);
        requestRowsLayout();
    }

    @Override
    public void addView(View child, int index) {
        super.addView(child, index);
        requestRowsLayout();
    }

    @Override
    public void addView(View child, ViewGroup.LayoutParams params) {
        super.addView(child, params);
        requestRowsLayout();
    }

    @Override
    public void addView(View child, int index, ViewGroup.LayoutParams params) {
        super.addView(child, index, params);
        requestRowsLayout();
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        measureVertical(widthMeasureSpec, heightMeasureSpec);
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        layoutVertical(l, t, r, b);
    }

    @Override
    void measureChildBeforeLayout(View child, int childIndex, int widthMeasureSpec, int totalWidth,
            int heightMeasureSpec, int totalHeight) {
        if (child instanceof TableRow) {
            ((TableRow) child).setColumnsWidthConstraints(mMaxWidths);
        }
        super.measureChildBeforeLayout(child, childIndex, widthMeasureSpec, totalWidth, heightMeasureSpec, totalHeight);
    }

    @Override
    void measureVertical(int widthMeasureSpec, int heightMeasureSpec) {
        findLargestCells(widthMeasureSpec, heightMeasureSpec);
        shrinkAndStretchColumns(widthMeasureSpec);
        super.measureVertical(widthMeasureSpec, heightMeasureSpec);
    }

    private void findLargestCells(int widthMeasureSpec, int heightMeasureSpec) {
        boolean first = true;
        int count = getChildCount();
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (child.getVisibility() == GONE || !(child instanceof TableRow)) {
                continue;
            }
            TableRow row = (TableRow) child;
            row.getLayoutParams().height = LayoutParams.WRAP_CONTENT;
            int[] widths = row.getColumnsWidths(widthMeasureSpec, heightMeasureSpec);
            if (first) {
                if (mMaxWidths == null || mMaxWidths.length != widths.length) {
                    mMaxWidths = new int[widths.length];
                }
                System.arraycopy(widths, 0, mMaxWidths, 0, widths.length);
                first = false;
                continue;
            }
            if (widths.length > mMaxWidths.length) {
                mMaxWidths = java.util.Arrays.copyOf(mMaxWidths, widths.length);
            }
            for (int j = 0; j < widths.length; j++) {
                mMaxWidths[j] = Math.max(mMaxWidths[j], widths[j]);
            }
        }
    }

    private void shrinkAndStretchColumns(int widthMeasureSpec) {
        if (mMaxWidths == null) {
            return;
        }
        int total = 0;
        for (int width : mMaxWidths) {
            total += width;
        }
        int size = MeasureSpec.getSize(widthMeasureSpec) - mPaddingLeft - mPaddingRight;
        if (total > size && (mShrinkAllColumns || mShrinkableColumns.size() > 0)) {
            mutateColumnsWidth(mShrinkableColumns, mShrinkAllColumns, size, total);
        } else if (total < size && (mStretchAllColumns || mStretchableColumns.size() > 0)) {
            mutateColumnsWidth(mStretchableColumns, mStretchAllColumns, size, total);
        }
    }

    private void mutateColumnsWidth(SparseBooleanArray columns, boolean all, int size, int totalWidth) {
        int[] widths = mMaxWidths;
        int length = widths.length;
        int count = all ? length : columns.size();
        int extra = (size - totalWidth) / count;
        int rows = getChildCount();
        for (int i = 0; i < rows; i++) {
            View child = getChildAt(i);
            if (child instanceof TableRow) {
                child.forceLayout();
            }
        }
        if (all) {
            for (int i = 0; i < count; i++) {
                widths[i] += extra;
            }
            return;
        }
        int skipped = 0;
        for (int i = 0; i < count; i++) {
            int column = columns.keyAt(i);
            if (columns.valueAt(i)) {
                if (column < length) {
                    widths[column] += extra;
                } else {
                    skipped++;
                }
            }
        }
        if (skipped > 0 && skipped < count) {
            extra = skipped * extra / (count - skipped);
            for (int i = 0; i < count; i++) {
                int column = columns.keyAt(i);
                if (columns.valueAt(i) && column < length) {
                    if (extra > widths[column]) {
                        widths[column] = 0;
                    } else {
                        widths[column] += extra;
                    }
                }
            }
        }
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
        return p instanceof TableLayout.LayoutParams;
    }

    @Override
    protected LinearLayout.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
        return new LayoutParams(p);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return TableLayout.class.getName();
    }

    /** Layout parameters whose width is always the table's. */
    public static class LayoutParams extends LinearLayout.LayoutParams {
        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
        }

        public LayoutParams(int w, int h) {
            super(MATCH_PARENT, h);
        }

        public LayoutParams(int w, int h, float initWeight) {
            super(MATCH_PARENT, h, initWeight);
        }

        public LayoutParams() {
            super(MATCH_PARENT, WRAP_CONTENT);
        }

        public LayoutParams(ViewGroup.LayoutParams p) {
            super(p);
            width = MATCH_PARENT;
        }

        public LayoutParams(MarginLayoutParams source) {
            super(source);
            width = MATCH_PARENT;
            if (source instanceof TableLayout.LayoutParams) {
                weight = ((TableLayout.LayoutParams) source).weight;
            }
        }

        @Override
        protected void setBaseAttributes(TypedArray a, int widthAttr, int heightAttr) {
            width = MATCH_PARENT;
            height = a.hasValue(heightAttr) ? a.getLayoutDimension(heightAttr, "layout_height") : WRAP_CONTENT;
        }
    }

    private class PassThroughHierarchyChangeListener implements OnHierarchyChangeListener {
        private OnHierarchyChangeListener mOnHierarchyChangeListener;

        @Override
        public void onChildViewAdded(View parent, View child) {
            trackCollapsedColumns(child);
            if (mOnHierarchyChangeListener != null) {
                mOnHierarchyChangeListener.onChildViewAdded(parent, child);
            }
        }

        @Override
        public void onChildViewRemoved(View parent, View child) {
            if (mOnHierarchyChangeListener != null) {
                mOnHierarchyChangeListener.onChildViewRemoved(parent, child);
            }
        }
    }
}
