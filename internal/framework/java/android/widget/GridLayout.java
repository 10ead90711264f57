package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.Log;
import android.util.LogPrinter;
import android.util.Printer;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;

/** Lays its children out in the cells of a grid. */
public class GridLayout extends ViewGroup {
    public static final int HORIZONTAL = LinearLayout.HORIZONTAL;
    public static final int VERTICAL = LinearLayout.VERTICAL;
    public static final int UNDEFINED = Integer.MIN_VALUE;
    public static final int ALIGN_BOUNDS = 0;
    public static final int ALIGN_MARGINS = 1;

    static final int MAX_SIZE = 100000;
    private static final int UNINITIALIZED_HASH = 0;
    static final int INFLEXIBLE = 0;
    static final int CAN_STRETCH = 2;
    static final Printer LOG_PRINTER = new LogPrinter(Log.DEBUG, GridLayout.class.getName());

    static final Alignment UNDEFINED_ALIGNMENT = new Alignment() {
        int getGravityOffset(View view, int cellDelta) {
            return UNDEFINED;
        }

        public int getAlignmentValue(View view, int viewSize, int mode) {
            return UNDEFINED;
        }
    };
    private static final Alignment LEADING = new Alignment() {
        int getGravityOffset(View view, int cellDelta) {
            return 0;
        }

        public int getAlignmentValue(View view, int viewSize, int mode) {
            return 0;
        }
    };
    private static final Alignment TRAILING = new Alignment() {
        int getGravityOffset(View view, int cellDelta) {
            return cellDelta;
        }

        public int getAlignmentValue(View view, int viewSize, int mode) {
            return viewSize;
        }
    };

    public static final Alignment TOP = LEADING;
    public static final Alignment BOTTOM = TRAILING;
    public static final Alignment START = LEADING;
    public static final Alignment END = TRAILING;
    public static final Alignment LEFT = switching(START, END);
    public static final Alignment RIGHT = switching(END, START);
    public static final Alignment CENTER = new Alignment() {
        int getGravityOffset(View view, int cellDelta) {
            return cellDelta >> 1;
        }

        public int getAlignmentValue(View view, int viewSize, int mode) {
            return viewSize >> 1;
        }
    };
    public static final Alignment BASELINE = new Alignment() {
        int getGravityOffset(View view, int cellDelta) {
            return 0;
        }

        public int getAlignmentValue(View view, int viewSize, int mode) {
            if (view.getVisibility() == GONE) {
                return 0;
            }
            int baseline = view.getBaseline();
            return baseline == -1 ? UNDEFINED : baseline;
        }

        public Bounds getBounds() {
            return new Bounds() {
                private int size;

                protected void reset() {
                    super.reset();
                    size = Integer.MIN_VALUE;
                }

                protected void include(int before, int after) {
                    super.include(before, after);
                    size = Math.max(size, before + after);
                }

                protected int size(boolean min) {
                    return Math.max(super.size(min), size);
                }

                protected int getOffset(GridLayout gl, View c, Alignment a, int size, boolean horizontal) {
                    return Math.max(0, super.getOffset(gl, c, a, size, horizontal));
                }
            };
        }
    };
    public static final Alignment FILL = new Alignment() {
        int getGravityOffset(View view, int cellDelta) {
            return 0;
        }

        public int getAlignmentValue(View view, int viewSize, int mode) {
            return UNDEFINED;
        }

        public int getSizeInCell(View view, int viewSize, int cellSize) {
            return cellSize;
        }
    };

    final Axis mHorizontalAxis = new Axis(true);
    final Axis mVerticalAxis = new Axis(false);
    int mOrientation = HORIZONTAL;
    boolean mUseDefaultMargins;
    int mAlignmentMode = ALIGN_MARGINS;
    int mDefaultGap;
    int mLastLayoutParamsHashCode = UNINITIALIZED_HASH;
    Printer mPrinter = LOG_PRINTER;

    public GridLayout(Context context) {
        this(context, null);
    }

    public GridLayout(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public GridLayout(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public GridLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        mDefaultGap = context.getResources().getDimensionPixelOffset(R.dimen.default_gap);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.GridLayout, defStyleAttr, defStyleRes);
        try {
            setRowCount(a.getInt(R.styleable.GridLayout_rowCount, UNDEFINED));
            setColumnCount(a.getInt(R.styleable.GridLayout_columnCount, UNDEFINED));
            setOrientation(a.getInt(R.styleable.GridLayout_orientation, HORIZONTAL));
            setUseDefaultMargins(a.getBoolean(R.styleable.GridLayout_useDefaultMargins, false));
            setAlignmentMode(a.getInt(R.styleable.GridLayout_alignmentMode, ALIGN_MARGINS));
            setRowOrderPreserved(a.getBoolean(R.styleable.GridLayout_rowOrderPreserved, true));
            setColumnOrderPreserved(a.getBoolean(R.styleable.GridLayout_columnOrderPreserved, true));
        } finally {
            a.recycle();
        }
    }

    private static Alignment switching(final Alignment ltr, final Alignment rtl) {
        return new Alignment() {
            int getGravityOffset(View view, int cellDelta) {
                return (view.isLayoutRtl() ? rtl : ltr).getGravityOffset(view, cellDelta);
            }

            public int getAlignmentValue(View view, int viewSize, int mode) {
                return (view.isLayoutRtl() ? rtl : ltr).getAlignmentValue(view, viewSize, mode);
            }
        };
    }

    public int getOrientation() {
        return mOrientation;
    }

    public void setOrientation(int orientation) {
        if (mOrientation != orientation) {
            mOrientation = orientation;
            invalidateStructure();
            requestLayout();
        }
    }

    public int getRowCount() {
        return mVerticalAxis.getCount();
    }

    public void setRowCount(int rowCount) {
        mVerticalAxis.setCount(rowCount);
        invalidateStructure();
        requestLayout();
    }

    public int getColumnCount() {
        return mHorizontalAxis.getCount();
    }

    public void setColumnCount(int columnCount) {
        mHorizontalAxis.setCount(columnCount);
        invalidateStructure();
        requestLayout();
    }

    public boolean getUseDefaultMargins() {
        return mUseDefaultMargins;
    }

    public void setUseDefaultMargins(boolean useDefaultMargins) {
        mUseDefaultMargins = useDefaultMargins;
        requestLayout();
    }

    public int getAlignmentMode() {
        return mAlignmentMode;
    }

    public void setAlignmentMode(int alignmentMode) {
        mAlignmentMode = alignmentMode;
        requestLayout();
    }

    public boolean isRowOrderPreserved() {
        return mVerticalAxis.orderPreserved;
    }

    public void setRowOrderPreserved(boolean rowOrderPreserved) {
        mVerticalAxis.orderPreserved = rowOrderPreserved;
        mVerticalAxis.invalidateStructure();
        invalidateStructure();
        requestLayout();
    }

    public boolean isColumnOrderPreserved() {
        return mHorizontalAxis.orderPreserved;
    }

    public void setColumnOrderPreserved(boolean columnOrderPreserved) {
        mHorizontalAxis.orderPreserved = columnOrderPreserved;
        mHorizontalAxis.invalidateStructure();
        invalidateStructure();
        requestLayout();
    }

    public Printer getPrinter() {
        return mPrinter;
    }

    public void setPrinter(Printer printer) {
        mPrinter = printer;
    }


    static Alignment getAlignment(int gravity, boolean horizontal) {
        int mask = horizontal ? Gravity.HORIZONTAL_GRAVITY_MASK : Gravity.VERTICAL_GRAVITY_MASK;
        int shift = horizontal ? Gravity.AXIS_X_SHIFT : Gravity.AXIS_Y_SHIFT;
        int flags = (gravity & mask) >> shift;
        switch (flags) {
            case Gravity.AXIS_SPECIFIED | Gravity.AXIS_PULL_BEFORE:
                return horizontal ? LEFT : TOP;
            case Gravity.AXIS_SPECIFIED | Gravity.AXIS_PULL_AFTER:
                return horizontal ? RIGHT : BOTTOM;
            case Gravity.AXIS_SPECIFIED | Gravity.AXIS_PULL_BEFORE | Gravity.AXIS_PULL_AFTER:
                return FILL;
            case Gravity.AXIS_SPECIFIED:
                return CENTER;
            case Gravity.AXIS_SPECIFIED | Gravity.AXIS_PULL_BEFORE | Gravity.RELATIVE_LAYOUT_DIRECTION >> Gravity.AXIS_X_SHIFT:
                return START;
            case Gravity.AXIS_SPECIFIED | Gravity.AXIS_PULL_AFTER | Gravity.RELATIVE_LAYOUT_DIRECTION >> Gravity.AXIS_X_SHIFT:
                return END;
            default:
                return UNDEFINED_ALIGNMENT;
        }
    }

    static LayoutParams params(View c) {
        return (LayoutParams) c.getLayoutParams();
    }

    private static Spec specOf(LayoutParams lp, boolean horizontal) {
        return horizontal ? lp.columnSpec : lp.rowSpec;
    }

    /** The margin a child asked for, or the default one. */
    int getMargin1(View c, boolean horizontal, boolean leading) {
        LayoutParams lp = params(c);
        int margin = horizontal ? leading ? lp.leftMargin : lp.rightMargin : leading ? lp.topMargin : lp.bottomMargin;
        if (margin != UNDEFINED) {
            return margin;
        }
        return mUseDefaultMargins && c.getClass() != Space.class ? mDefaultGap / 2 : 0;
    }

    private int getMargin(View c, boolean horizontal, boolean leading) {
        if (mAlignmentMode == ALIGN_MARGINS) {
            return getMargin1(c, horizontal, leading);
        }
        Axis axis = horizontal ? mHorizontalAxis : mVerticalAxis;
        Interval span = specOf(params(c), horizontal).span;
        return leading ? axis.getLeadingMargins()[span.min] : axis.getTrailingMargins()[span.max];
    }

    private int getTotalMargin(View child, boolean horizontal) {
        return getMargin(child, horizontal, true) + getMargin(child, horizontal, false);
    }

    private static boolean fits(int[] a, int value, int start, int end) {
        if (end > a.length) {
            return false;
        }
        for (int i = start; i < end; i++) {
            if (a[i] > value) {
                return false;
            }
        }
        return true;
    }

    private static int clip(Interval range, boolean defined, int count) {
        int size = range.size();
        if (count == 0) {
            return size;
        }
        int min = defined ? Math.min(range.min, count) : 0;
        return Math.min(size, count - min);
    }

    /** Gives every child without a cell the next free one. */
    private void validateLayoutParams() {
        boolean horizontal = mOrientation == HORIZONTAL;
        Axis axis = horizontal ? mHorizontalAxis : mVerticalAxis;
        int count = axis.definedCount != UNDEFINED ? axis.definedCount : 0;
        int major = 0;
        int minor = 0;
        int[] filled = new int[count];
        for (int i = 0, n = getChildCount(); i < n; i++) {
            LayoutParams lp = params(getChildAt(i));
            Spec majorSpec = specOf(lp, !horizontal);
            Spec minorSpec = specOf(lp, horizontal);
            int majorSpan = majorSpec.span.size();
            int minorSpan = clip(minorSpec.span, minorSpec.startDefined, count);
            if (majorSpec.startDefined) {
                major = majorSpec.span.min;
            }
            if (minorSpec.startDefined) {
                minor = minorSpec.span.min;
            }
            if (count != 0) {
                if (!majorSpec.startDefined || !minorSpec.startDefined) {
                    while (!fits(filled, major, minor, minor + minorSpan)) {
                        if (minorSpec.startDefined) {
                            major++;
                        } else if (minor + minorSpan <= count) {
                            minor++;
                        } else {
                            minor = 0;
                            major++;
                        }
                    }
                }
                Arrays.fill(filled, Math.min(minor, count), Math.min(minor + minorSpan, count), major + majorSpan);
            }
            Interval across = new Interval(minor, minor + minorSpan);
            Interval along = new Interval(major, major + majorSpan);
            lp.rowSpec = lp.rowSpec.copyWriteSpan(horizontal ? along : across);
            lp.columnSpec = lp.columnSpec.copyWriteSpan(horizontal ? across : along);
            minor += minorSpan;
        }
    }

    private void invalidateStructure() {
        mLastLayoutParamsHashCode = UNINITIALIZED_HASH;
        if (mHorizontalAxis != null) {
            mHorizontalAxis.invalidateStructure();
        }
        if (mVerticalAxis != null) {
            mVerticalAxis.invalidateStructure();
        }
        invalidateValues();
    }

    private void invalidateValues() {
        if (mHorizontalAxis != null && mVerticalAxis != null) {
            mHorizontalAxis.invalidateValues();
            mVerticalAxis.invalidateValues();
        }
    }

    @Override
    protected void onSetLayoutParams(View child, ViewGroup.LayoutParams layoutParams) {
        super.onSetLayoutParams(child, layoutParams);
        if (!checkLayoutParams(layoutParams)) {
            handleInvalidParams("supplied LayoutParams are of the wrong type");
        }
        invalidateStructure();
    }

    static void handleInvalidParams(String msg) {
        throw new IllegalArgumentException(msg + ". ");
    }

    private void checkLayoutParams(LayoutParams lp, boolean horizontal) {
        String name = horizontal ? "column" : "row";
        Interval span = specOf(lp, horizontal).span;
        if (span.min != UNDEFINED && span.min < 0) {
            handleInvalidParams(name + " indices must be positive");
        }
        int count = (horizontal ? mHorizontalAxis : mVerticalAxis).definedCount;
        if (count != UNDEFINED) {
            if (span.max > count) {
                handleInvalidParams(name + " indices (start + span) mustn't exceed the " + name + " count");
            }
            if (span.size() > count) {
                handleInvalidParams(name + " span mustn't exceed the " + name + " count");
            }
        }
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        if (!(p instanceof LayoutParams)) {
            return false;
        }
        checkLayoutParams((LayoutParams) p, true);
        checkLayoutParams((LayoutParams) p, false);
        return true;
    }

    @Override
    protected LayoutParams generateDefaultLayoutParams() {
        return new LayoutParams();
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
        if (sPreserveMarginParamsInLayoutParamConversion) {
            if (lp instanceof LayoutParams) {
                return new LayoutParams((LayoutParams) lp);
            }
            if (lp instanceof MarginLayoutParams) {
                return new LayoutParams((MarginLayoutParams) lp);
            }
        }
        return new LayoutParams(lp);
    }

    @Override
    public void onViewAdded(View child) {
        super.onViewAdded(child);
        invalidateStructure();
    }

    @Override
    public void onViewRemoved(View child) {
        super.onViewRemoved(child);
        invalidateStructure();
    }

    @Override
    protected void onChildVisibilityChanged(View child, int oldVisibility, int newVisibility) {
        super.onChildVisibilityChanged(child, oldVisibility, newVisibility);
        if (oldVisibility == GONE || newVisibility == GONE) {
            invalidateStructure();
        }
    }

    private int hashOfParams() {
        int result = 1;
        for (int i = 0, n = getChildCount(); i < n; i++) {
            View c = getChildAt(i);
            if (c.getVisibility() != GONE) {
                result = 31 * result + params(c).hashCode();
            }
        }
        return result;
    }

    private void consistencyCheck() {
        if (mLastLayoutParamsHashCode != UNINITIALIZED_HASH && mLastLayoutParamsHashCode != hashOfParams()) {
            mPrinter.println("The fields of some layout parameters were modified in between layout operations. "
                    + "Check the javadoc for GridLayout.LayoutParams#rowSpec.");
            invalidateStructure();
        }
        if (mLastLayoutParamsHashCode == UNINITIALIZED_HASH) {
            validateLayoutParams();
            mLastLayoutParamsHashCode = hashOfParams();
        }
    }

    private void measureChildWithMargins2(View child, int parentWidthSpec, int parentHeightSpec, int childWidth, int childHeight) {
        child.measure(getChildMeasureSpec(parentWidthSpec, getTotalMargin(child, true), childWidth),
                getChildMeasureSpec(parentHeightSpec, getTotalMargin(child, false), childHeight));
    }

    private void measureChildrenWithMargins(int widthSpec, int heightSpec, boolean firstPass) {
        boolean horizontal = mOrientation == HORIZONTAL;
        for (int i = 0, n = getChildCount(); i < n; i++) {
            View c = getChildAt(i);
            if (c.getVisibility() == GONE) {
                continue;
            }
            LayoutParams lp = params(c);
            if (firstPass) {
                measureChildWithMargins2(c, widthSpec, heightSpec, lp.width, lp.height);
                continue;
            }
            Spec spec = specOf(lp, horizontal);
            if (spec.getAbsoluteAlignment(horizontal) != FILL) {
                continue;
            }
            int[] locations = (horizontal ? mHorizontalAxis : mVerticalAxis).getLocations();
            int viewSize = locations[spec.span.max] - locations[spec.span.min] - getTotalMargin(c, horizontal);
            measureChildWithMargins2(c, widthSpec, heightSpec, horizontal ? viewSize : lp.width, horizontal ? lp.height : viewSize);
        }
    }

    private static int adjust(int measureSpec, int delta) {
        return MeasureSpec.makeMeasureSpec(MeasureSpec.getSize(measureSpec + delta), MeasureSpec.getMode(measureSpec));
    }

    @Override
    protected void onMeasure(int widthSpec, int heightSpec) {
        consistencyCheck();
        invalidateValues();
        int hPadding = getPaddingLeft() + getPaddingRight();
        int vPadding = getPaddingTop() + getPaddingBottom();
        int innerWidth = adjust(widthSpec, -hPadding);
        int innerHeight = adjust(heightSpec, -vPadding);
        measureChildrenWithMargins(innerWidth, innerHeight, true);
        int width;
        int height;
        if (mOrientation == HORIZONTAL) {
            width = mHorizontalAxis.getMeasure(innerWidth);
            measureChildrenWithMargins(innerWidth, innerHeight, false);
            height = mVerticalAxis.getMeasure(innerHeight);
        } else {
            height = mVerticalAxis.getMeasure(innerHeight);
            measureChildrenWithMargins(innerWidth, innerHeight, false);
            width = mHorizontalAxis.getMeasure(innerWidth);
        }
        setMeasuredDimension(resolveSizeAndState(Math.max(width + hPadding, getSuggestedMinimumWidth()), widthSpec, 0),
                resolveSizeAndState(Math.max(height + vPadding, getSuggestedMinimumHeight()), heightSpec, 0));
    }

    final int getMeasurementIncludingMargin(View c, boolean horizontal) {
        if (c.getVisibility() == GONE) {
            return 0;
        }
        return (horizontal ? c.getMeasuredWidth() : c.getMeasuredHeight()) + getTotalMargin(c, horizontal);
    }

    @Override
    public void requestLayout() {
        super.requestLayout();
        invalidateValues();
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        consistencyCheck();
        int targetWidth = right - left;
        int targetHeight = bottom - top;
        int paddingLeft = getPaddingLeft();
        int paddingTop = getPaddingTop();
        int paddingRight = getPaddingRight();
        mHorizontalAxis.layout(targetWidth - paddingLeft - paddingRight);
        mVerticalAxis.layout(targetHeight - paddingTop - getPaddingBottom());
        int[] xs = mHorizontalAxis.getLocations();
        int[] ys = mVerticalAxis.getLocations();
        for (int i = 0, n = getChildCount(); i < n; i++) {
            View c = getChildAt(i);
            if (c.getVisibility() == GONE) {
                continue;
            }
            LayoutParams lp = params(c);
            Interval columns = lp.columnSpec.span;
            Interval rows = lp.rowSpec.span;
            int x1 = xs[columns.min];
            int y1 = ys[rows.min];
            int cellWidth = xs[columns.max] - x1;
            int cellHeight = ys[rows.max] - y1;
            int wanted = c.getMeasuredWidth();
            int wantedHeight = c.getMeasuredHeight();
            Alignment h = lp.columnSpec.getAbsoluteAlignment(true);
            Alignment v = lp.rowSpec.getAbsoluteAlignment(false);
            Bounds boundsX = mHorizontalAxis.getGroupBounds().getValue(i);
            Bounds boundsY = mVerticalAxis.getGroupBounds().getValue(i);
            int gravityX = h.getGravityOffset(c, cellWidth - boundsX.size(true));
            int gravityY = v.getGravityOffset(c, cellHeight - boundsY.size(true));
            int leftMargin = getMargin(c, true, true);
            int topMargin = getMargin(c, false, true);
            int rightMargin = getMargin(c, true, false);
            int bottomMargin = getMargin(c, false, false);
            int marginsX = leftMargin + rightMargin;
            int marginsY = topMargin + bottomMargin;
            int alignX = boundsX.getOffset(this, c, h, wanted + marginsX, true);
            int alignY = boundsY.getOffset(this, c, v, wantedHeight + marginsY, false);
            int width = h.getSizeInCell(c, wanted, cellWidth - marginsX);
            int height = v.getSizeInCell(c, wantedHeight, cellHeight - marginsY);
            int dx = x1 + gravityX + alignX;
            int cx = isLayoutRtl() ? targetWidth - width - paddingRight - rightMargin - dx : paddingLeft + leftMargin + dx;
            int cy = paddingTop + y1 + gravityY + alignY + topMargin;
            if (width != c.getMeasuredWidth() || height != c.getMeasuredHeight()) {
                c.measure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec(height, MeasureSpec.EXACTLY));
            }
            c.layout(cx, cy, cx + width, cy + height);
        }
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return GridLayout.class.getName();
    }

    /** The columns or the rows, and where they begin. */
    final class Axis {
        public final boolean horizontal;
        public int definedCount = UNDEFINED;
        private int maxIndex = UNDEFINED;
        PackedMap<Spec, Bounds> groupBounds;
        boolean groupBoundsValid;
        PackedMap<Interval, int[]> forwardLinks;
        boolean forwardLinksValid;
        PackedMap<Interval, int[]> backwardLinks;
        boolean backwardLinksValid;
        int[] leadingMargins;
        boolean leadingMarginsValid;
        int[] trailingMargins;
        boolean trailingMarginsValid;
        Arc[] arcs;
        boolean arcsValid;
        int[] locations;
        boolean locationsValid;
        boolean hasWeights;
        boolean hasWeightsValid;
        int[] deltas;
        boolean orderPreserved = true;
        private final int[] parentMin = {0};
        private final int[] parentMax = {-MAX_SIZE};

        private Axis(boolean horizontal) {
            this.horizontal = horizontal;
        }

        private Spec spec(int child) {
            return specOf(params(getChildAt(child)), horizontal);
        }

        private int getMaxIndex() {
            if (maxIndex == UNDEFINED) {
                int result = 0;
                for (int i = 0, n = getChildCount(); i < n; i++) {
                    Interval span = spec(i).span;
                    result = Math.max(Math.max(result, span.min), Math.max(span.max, span.size()));
                }
                maxIndex = result;
            }
            return maxIndex;
        }

        public int getCount() {
            return Math.max(definedCount, getMaxIndex());
        }

        public void setCount(int count) {
            if (count != UNDEFINED && count < getMaxIndex()) {
                handleInvalidParams((horizontal ? "column" : "row") + "Count must be greater than or equal to the maximum of all grid indices "
                        + "(and spans) defined in the LayoutParams of each child");
            }
            definedCount = count;
        }

        PackedMap<Spec, Bounds> getGroupBounds() {
            int n = getChildCount();
            if (groupBounds == null) {
                List<Spec> keys = new ArrayList<Spec>();
                List<Bounds> values = new ArrayList<Bounds>();
                for (int i = 0; i < n; i++) {
                    Spec s = spec(i);
                    keys.add(s);
                    values.add(s.getAbsoluteAlignment(horizontal).getBounds());
                }
                groupBounds = new PackedMap<Spec, Bounds>(keys, values);
            }
            if (!groupBoundsValid) {
                for (Bounds b : groupBounds.values) {
                    b.reset();
                }
                for (int i = 0; i < n; i++) {
                    View c = getChildAt(i);
                    Spec s = spec(i);
                    int size = getMeasurementIncludingMargin(c, horizontal) + (s.weight == 0 ? 0 : getDeltas()[i]);
                    groupBounds.getValue(i).include(GridLayout.this, c, s, this, size);
                }
                groupBoundsValid = true;
            }
            return groupBounds;
        }

        private PackedMap<Interval, int[]> createLinks(boolean min) {
            List<Interval> keys = new ArrayList<Interval>();
            List<int[]> values = new ArrayList<int[]>();
            for (Spec s : getGroupBounds().keys) {
                keys.add(min ? s.span : s.span.inverse());
                values.add(new int[1]);
            }
            return new PackedMap<Interval, int[]>(keys, values);
        }

        private void computeLinks(PackedMap<Interval, int[]> links, boolean min) {
            for (int[] spot : links.values) {
                spot[0] = Integer.MIN_VALUE;
            }
            List<Bounds> bounds = getGroupBounds().values;
            for (int i = 0; i < bounds.size(); i++) {
                int size = bounds.get(i).size(min);
                int[] holder = links.getValue(i);
                holder[0] = Math.max(holder[0], min ? size : -size);
            }
        }

        private PackedMap<Interval, int[]> getForwardLinks() {
            if (forwardLinks == null) {
                forwardLinks = createLinks(true);
            }
            if (!forwardLinksValid) {
                computeLinks(forwardLinks, true);
                forwardLinksValid = true;
            }
            return forwardLinks;
        }

        private PackedMap<Interval, int[]> getBackwardLinks() {
            if (backwardLinks == null) {
                backwardLinks = createLinks(false);
            }
            if (!backwardLinksValid) {
                computeLinks(backwardLinks, false);
                backwardLinksValid = true;
            }
            return backwardLinks;
        }

        private void include(List<Arc> to, Interval key, int[] size, boolean ignoreIfPresent) {
            if (key.size() == 0) {
                return;
            }
            if (ignoreIfPresent) {
                for (Arc arc : to) {
                    if (arc.span.equals(key)) {
                        return;
                    }
                }
            }
            to.add(new Arc(key, size));
        }

        private Arc[] topologicalSort(List<Arc> unsorted) {
            int n = getCount() + 1;
            List<List<Arc>> byVertex = new ArrayList<List<Arc>>();
            for (int i = 0; i < n; i++) {
                byVertex.add(new ArrayList<Arc>());
            }
            for (Arc arc : unsorted) {
                byVertex.get(arc.span.min).add(arc);
            }
            Arc[] result = new Arc[unsorted.size()];
            int[] cursor = {result.length - 1};
            boolean[] visited = new boolean[n];
            for (int i = 0; i < n; i++) {
                walk(i, byVertex, visited, result, cursor);
            }
            return result;
        }

        private void walk(int vertex, List<List<Arc>> byVertex, boolean[] visited, Arc[] result, int[] cursor) {
            if (visited[vertex]) {
                return;
            }
            visited[vertex] = true;
            for (Arc arc : byVertex.get(vertex)) {
                walk(arc.span.max, byVertex, visited, result, cursor);
                result[cursor[0]--] = arc;
            }
        }

        private Arc[] createArcs() {
            List<Arc> mins = new ArrayList<Arc>();
            List<Arc> maxs = new ArrayList<Arc>();
            addComponentSizes(mins, getForwardLinks());
            addComponentSizes(maxs, getBackwardLinks());
            int n = getCount();
            if (orderPreserved) {
                for (int i = 0; i < n; i++) {
                    include(mins, new Interval(i, i + 1), new int[1], true);
                }
            }
            include(mins, new Interval(0, n), parentMin, false);
            include(maxs, new Interval(n, 0), parentMax, false);
            Arc[] first = topologicalSort(mins);
            Arc[] second = topologicalSort(maxs);
            Arc[] all = Arrays.copyOf(first, first.length + second.length);
            System.arraycopy(second, 0, all, first.length, second.length);
            return all;
        }

        private void addComponentSizes(List<Arc> result, PackedMap<Interval, int[]> links) {
            for (int i = 0; i < links.keys.size(); i++) {
                include(result, links.keys.get(i), links.values.get(i), false);
            }
        }

        public Arc[] getArcs() {
            if (arcs == null) {
                arcs = createArcs();
            }
            if (!arcsValid) {
                getForwardLinks();
                getBackwardLinks();
                arcsValid = true;
            }
            return arcs;
        }

        private boolean relax(int[] at, Arc arc) {
            if (!arc.valid) {
                return false;
            }
            int candidate = at[arc.span.min] + arc.value[0];
            if (candidate > at[arc.span.max]) {
                at[arc.span.max] = candidate;
                return true;
            }
            return false;
        }

        /** Longest paths; a constraint that cannot be kept is given up, the last of them first. */
        private boolean solve(Arc[] all, int[] at, boolean modifyOnError) {
            int n = getCount() + 1;
            boolean[] first = null;
            for (int p = 0; p < all.length; p++) {
                Arrays.fill(at, 0);
                for (int i = 0; i < n; i++) {
                    boolean changed = false;
                    for (Arc arc : all) {
                        changed |= relax(at, arc);
                    }
                    if (!changed) {
                        if (first != null) {
                            mPrinter.println((horizontal ? "horizontal" : "vertical") + " constraints: some are inconsistent; removed them.");
                        }
                        return true;
                    }
                }
                if (!modifyOnError) {
                    return false;
                }
                boolean[] culprits = new boolean[all.length];
                for (int i = 0; i < n; i++) {
                    for (int j = 0; j < all.length; j++) {
                        culprits[j] |= relax(at, all[j]);
                    }
                }
                if (p == 0) {
                    first = culprits;
                }
                for (int i = 0; i < all.length; i++) {
                    if (culprits[i] && all[i].span.min >= all[i].span.max) {
                        all[i].valid = false;
                        break;
                    }
                }
            }
            return true;
        }

        private void computeMargins(boolean leading) {
            int[] margins = leading ? leadingMargins : trailingMargins;
            for (int i = 0, n = getChildCount(); i < n; i++) {
                View c = getChildAt(i);
                if (c.getVisibility() == GONE) {
                    continue;
                }
                Interval span = spec(i).span;
                int index = leading ? span.min : span.max;
                margins[index] = Math.max(margins[index], getMargin1(c, horizontal, leading));
            }
        }

        public int[] getLeadingMargins() {
            if (leadingMargins == null) {
                leadingMargins = new int[getCount() + 1];
            }
            if (!leadingMarginsValid) {
                computeMargins(true);
                leadingMarginsValid = true;
            }
            return leadingMargins;
        }

        public int[] getTrailingMargins() {
            if (trailingMargins == null) {
                trailingMargins = new int[getCount() + 1];
            }
            if (!trailingMarginsValid) {
                computeMargins(false);
                trailingMarginsValid = true;
            }
            return trailingMargins;
        }

        private boolean hasWeights() {
            if (!hasWeightsValid) {
                hasWeights = totalWeight() != 0;
                hasWeightsValid = true;
            }
            return hasWeights;
        }

        public int[] getDeltas() {
            if (deltas == null) {
                deltas = new int[getChildCount()];
            }
            return deltas;
        }

        private float totalWeight() {
            float total = 0f;
            for (int i = 0, n = getChildCount(); i < n; i++) {
                if (getChildAt(i).getVisibility() != GONE) {
                    total += spec(i).weight;
                }
            }
            return total;
        }

        private void shareOutDelta(int totalDelta, float totalWeight) {
            Arrays.fill(deltas, 0);
            for (int i = 0, n = getChildCount(); i < n; i++) {
                if (getChildAt(i).getVisibility() == GONE) {
                    continue;
                }
                float weight = spec(i).weight;
                if (weight != 0) {
                    int delta = Math.round(weight * totalDelta / totalWeight);
                    deltas[i] = delta;
                    totalDelta -= delta;
                    totalWeight -= weight;
                }
            }
        }

        private void solveAndDistributeSpace(int[] at) {
            Arrays.fill(getDeltas(), 0);
            solve(getArcs(), at, true);
            int high = parentMin[0] * getChildCount() + 1;
            if (high < 2) {
                return;
            }
            int low = 0;
            float weight = totalWeight();
            int best = -1;
            boolean solved = true;
            while (low < high) {
                int delta = (int) (((long) low + high) / 2);
                invalidateValues();
                shareOutDelta(delta, weight);
                solved = solve(getArcs(), at, false);
                if (solved) {
                    best = delta;
                    low = delta + 1;
                } else {
                    high = delta;
                }
            }
            if (best > 0 && !solved) {
                invalidateValues();
                shareOutDelta(best, weight);
                solve(getArcs(), at, true);
            }
        }

        public int[] getLocations() {
            if (locations == null) {
                locations = new int[getCount() + 1];
            }
            if (!locationsValid) {
                if (hasWeights()) {
                    solveAndDistributeSpace(locations);
                } else {
                    solve(getArcs(), locations, true);
                }
                if (!orderPreserved) {
                    int origin = locations[0];
                    for (int i = 0; i < locations.length; i++) {
                        locations[i] -= origin;
                    }
                }
                locationsValid = true;
            }
            return locations;
        }

        private int getMeasure(int min, int max) {
            parentMin[0] = min;
            parentMax[0] = -max;
            locationsValid = false;
            return getLocations()[getCount()];
        }

        public int getMeasure(int measureSpec) {
            int size = MeasureSpec.getSize(measureSpec);
            switch (MeasureSpec.getMode(measureSpec)) {
                case MeasureSpec.UNSPECIFIED:
                    return getMeasure(0, MAX_SIZE);
                case MeasureSpec.EXACTLY:
                    return getMeasure(size, size);
                default:
                    return getMeasure(0, size);
            }
        }

        public void layout(int size) {
            getMeasure(size, size);
        }

        public void invalidateStructure() {
            maxIndex = UNDEFINED;
            groupBounds = null;
            forwardLinks = null;
            backwardLinks = null;
            leadingMargins = null;
            trailingMargins = null;
            arcs = null;
            locations = null;
            deltas = null;
            hasWeightsValid = false;
            invalidateValues();
        }

        public void invalidateValues() {
            groupBoundsValid = false;
            forwardLinksValid = false;
            backwardLinksValid = false;
            leadingMarginsValid = false;
            trailingMarginsValid = false;
            arcsValid = false;
            locationsValid = false;
        }
    }

    /** In which cells a child is, and how it lies there. */
    public static class LayoutParams extends MarginLayoutParams {
        public Spec rowSpec = Spec.UNDEFINED;
        public Spec columnSpec = Spec.UNDEFINED;

        private LayoutParams(int width, int height, int left, int top, int right, int bottom, Spec rowSpec, Spec columnSpec) {
            super(width, height);
            setMargins(left, top, right, bottom);
            this.rowSpec = rowSpec;
            this.columnSpec = columnSpec;
        }

        public LayoutParams(Spec rowSpec, Spec columnSpec) {
            this(WRAP_CONTENT, WRAP_CONTENT, GridLayout.UNDEFINED, GridLayout.UNDEFINED, GridLayout.UNDEFINED, GridLayout.UNDEFINED, rowSpec,
                    columnSpec);
        }

        public LayoutParams() {
            this(Spec.UNDEFINED, Spec.UNDEFINED);
        }

        public LayoutParams(ViewGroup.LayoutParams params) {
            super(params);
        }

        public LayoutParams(MarginLayoutParams params) {
            super(params);
        }

        public LayoutParams(LayoutParams source) {
            super(source);
            rowSpec = source.rowSpec;
            columnSpec = source.columnSpec;
        }

        public LayoutParams(Context context, AttributeSet attrs) {
            super(context, attrs);
            TypedArray m = context.obtainStyledAttributes(attrs, R.styleable.ViewGroup_MarginLayout);
            try {
                int margin = m.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_margin, GridLayout.UNDEFINED);
                leftMargin = m.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginLeft, margin);
                topMargin = m.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginTop, margin);
                rightMargin = m.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginRight, margin);
                bottomMargin = m.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginBottom, margin);
            } finally {
                m.recycle();
            }
            TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.GridLayout_Layout);
            try {
                int gravity = a.getInt(R.styleable.GridLayout_Layout_layout_gravity, Gravity.NO_GRAVITY);
                columnSpec = spec(a.getInt(R.styleable.GridLayout_Layout_layout_column, GridLayout.UNDEFINED),
                        a.getInt(R.styleable.GridLayout_Layout_layout_columnSpan, 1), getAlignment(gravity, true),
                        a.getFloat(R.styleable.GridLayout_Layout_layout_columnWeight, 0f));
                rowSpec = spec(a.getInt(R.styleable.GridLayout_Layout_layout_row, GridLayout.UNDEFINED),
                        a.getInt(R.styleable.GridLayout_Layout_layout_rowSpan, 1), getAlignment(gravity, false),
                        a.getFloat(R.styleable.GridLayout_Layout_layout_rowWeight, 0f));
            } finally {
                a.recycle();
            }
        }

        public void setGravity(int gravity) {
            rowSpec = rowSpec.copyWriteAlignment(getAlignment(gravity, false));
            columnSpec = columnSpec.copyWriteAlignment(getAlignment(gravity, true));
        }

        @Override
        protected void setBaseAttributes(TypedArray attributes, int widthAttr, int heightAttr) {
            width = attributes.getLayoutDimension(widthAttr, WRAP_CONTENT);
            height = attributes.getLayoutDimension(heightAttr, WRAP_CONTENT);
        }

        @Override
        public boolean equals(Object o) {
            return o != null && getClass() == o.getClass() && columnSpec.equals(((LayoutParams) o).columnSpec)
                    && rowSpec.equals(((LayoutParams) o).rowSpec);
        }

        @Override
        public int hashCode() {
            return 31 * rowSpec.hashCode() + columnSpec.hashCode();
        }
    }

    /** A constraint: the second line is at least so far after the first. */
    static final class Arc {
        public final Interval span;
        public final int[] value;
        public boolean valid = true;

        Arc(Interval span, int[] value) {
            this.span = span;
            this.value = value;
        }
    }

    /** Values by their keys, and by the positions at which equal keys stood. */
    static final class PackedMap<K, V> {
        private final int[] index;
        final List<K> keys = new ArrayList<K>();
        final List<V> values = new ArrayList<V>();

        PackedMap(List<K> allKeys, List<V> allValues) {
            index = new int[allKeys.size()];
            HashMap<K, Integer> seen = new HashMap<K, Integer>();
            for (int i = 0; i < index.length; i++) {
                K key = allKeys.get(i);
                Integer at = seen.get(key);
                if (at == null) {
                    at = keys.size();
                    seen.put(key, at);
                    keys.add(key);
                    values.add(null);
                }
                index[i] = at;
                values.set(at, allValues.get(i));
            }
        }

        V getValue(int i) {
            return values.get(index[i]);
        }
    }

    /** What the children of one alignment and span take before and after the line they share. */
    static class Bounds {
        public int before;
        public int after;
        public int flexibility;

        Bounds() {
            reset();
        }

        protected void reset() {
            before = Integer.MIN_VALUE;
            after = Integer.MIN_VALUE;
            flexibility = CAN_STRETCH;
        }

        protected void include(int before, int after) {
            this.before = Math.max(this.before, before);
            this.after = Math.max(this.after, after);
        }

        protected int size(boolean min) {
            return !min && (flexibility & CAN_STRETCH) != 0 ? MAX_SIZE : before + after;
        }

        protected int getOffset(GridLayout gl, View c, Alignment a, int size, boolean horizontal) {
            return before - a.getAlignmentValue(c, size, gl.getLayoutMode());
        }

        protected final void include(GridLayout gl, View c, Spec spec, Axis axis, int size) {
            flexibility &= spec.getFlexibility();
            int first = spec.getAbsoluteAlignment(axis.horizontal).getAlignmentValue(c, size, gl.getLayoutMode());
            include(first, size - first);
        }
    }

    /** From one line to another. */
    static final class Interval {
        public final int min;
        public final int max;

        Interval(int min, int max) {
            this.min = min;
            this.max = max;
        }

        int size() {
            return max - min;
        }

        Interval inverse() {
            return new Interval(max, min);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Interval && ((Interval) o).min == min && ((Interval) o).max == max;
        }

        @Override
        public int hashCode() {
            return 31 * min + max;
        }
    }

    /** The lines a child lies between, its alignment there and its share of what is left. */
    public static class Spec {
        static final Spec UNDEFINED = spec(GridLayout.UNDEFINED);

        final boolean startDefined;
        final Interval span;
        final Alignment alignment;
        final float weight;

        private Spec(boolean startDefined, Interval span, Alignment alignment, float weight) {
            this.startDefined = startDefined;
            this.span = span;
            this.alignment = alignment;
            this.weight = weight;
        }

        private Alignment getAbsoluteAlignment(boolean horizontal) {
            if (alignment != UNDEFINED_ALIGNMENT) {
                return alignment;
            }
            return weight != 0f ? FILL : horizontal ? START : BASELINE;
        }

        final Spec copyWriteSpan(Interval span) {
            return new Spec(startDefined, span, alignment, weight);
        }

        final Spec copyWriteAlignment(Alignment alignment) {
            return new Spec(startDefined, span, alignment, weight);
        }

        final int getFlexibility() {
            return alignment == UNDEFINED_ALIGNMENT && weight == 0 ? INFLEXIBLE : CAN_STRETCH;
        }

        @Override
        public boolean equals(Object o) {
            return o != null && getClass() == o.getClass() && alignment.equals(((Spec) o).alignment) && span.equals(((Spec) o).span);
        }

        @Override
        public int hashCode() {
            return 31 * span.hashCode() + alignment.hashCode();
        }
    }

    public static Spec spec(int start, int size, Alignment alignment, float weight) {
        return new Spec(start != UNDEFINED, new Interval(start, start + size), alignment, weight);
    }

    public static Spec spec(int start, Alignment alignment, float weight) {
        return spec(start, 1, alignment, weight);
    }

    public static Spec spec(int start, int size, float weight) {
        return spec(start, size, UNDEFINED_ALIGNMENT, weight);
    }

    public static Spec spec(int start, float weight) {
        return spec(start, 1, weight);
    }

    public static Spec spec(int start, int size, Alignment alignment) {
        return spec(start, size, alignment, 0f);
    }

    public static Spec spec(int start, Alignment alignment) {
        return spec(start, 1, alignment);
    }

    public static Spec spec(int start, int size) {
        return spec(start, size, UNDEFINED_ALIGNMENT);
    }

    public static Spec spec(int start) {
        return spec(start, 1);
    }

    /** Where a child lies in its cell. */
    public abstract static class Alignment {
        Alignment() {
        }

        abstract int getGravityOffset(View view, int cellDelta);

        abstract int getAlignmentValue(View view, int viewSize, int mode);

        int getSizeInCell(View view, int viewSize, int cellSize) {
            return viewSize;
        }

        Bounds getBounds() {
            return new Bounds();
        }
    }
}
