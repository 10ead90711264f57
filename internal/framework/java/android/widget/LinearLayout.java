package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;

/** Lays its children out in one row or one column. */
public class LinearLayout extends ViewGroup {
    public static final int HORIZONTAL = 0;
    public static final int VERTICAL = 1;

    public static final int SHOW_DIVIDER_NONE = 0;
    public static final int SHOW_DIVIDER_BEGINNING = 1;
    public static final int SHOW_DIVIDER_MIDDLE = 2;
    public static final int SHOW_DIVIDER_END = 4;

    private static final int M = 23;

    private boolean mBaselineAligned = true;
    private int mBaselineAlignedChildIndex = -1;
    private int mBaselineChildTop = 0;
    private int mOrientation;
    private int mGravity = Gravity.START | Gravity.TOP;
    private int mTotalLength;
    private float mWeightSum;
    private boolean mUseLargestChild;
    // By vertical gravity: centre, top, bottom, fill.
    private int[] mAscents;
    private int[] mDescents;
    private Drawable mDivider;
    private int mDividerWidth;
    private int mDividerHeight;
    private int mShowDividers;
    private int mDividerPadding;
    private final boolean mOldMeasurement;

    public LinearLayout(Context context) {
        this(context, null);
    }

    public LinearLayout(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public LinearLayout(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public LinearLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        mOldMeasurement = context.getApplicationInfo().targetSdkVersion <= M;
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.LinearLayout, defStyleAttr, defStyleRes);
        int index = a.getInt(R.styleable.LinearLayout_orientation, -1);
        if (index >= 0) {
            setOrientation(index);
        }
        index = a.getInt(R.styleable.LinearLayout_gravity, -1);
        if (index >= 0) {
            setGravity(index);
        }
        if (!a.getBoolean(R.styleable.LinearLayout_baselineAligned, true)) {
            setBaselineAligned(false);
        }
        mWeightSum = a.getFloat(R.styleable.LinearLayout_weightSum, -1.0f);
        mBaselineAlignedChildIndex = a.getInt(R.styleable.LinearLayout_baselineAlignedChildIndex, -1);
        mUseLargestChild = a.getBoolean(R.styleable.LinearLayout_measureWithLargestChild, false);
        mShowDividers = a.getInt(R.styleable.LinearLayout_showDividers, SHOW_DIVIDER_NONE);
        mDividerPadding = a.getDimensionPixelSize(R.styleable.LinearLayout_dividerPadding, 0);
        setDividerDrawable(a.getDrawable(R.styleable.LinearLayout_divider));
        a.recycle();
    }

    private boolean isShowingDividers() {
        return mShowDividers != SHOW_DIVIDER_NONE && mDivider != null;
    }

    public void setShowDividers(int showDividers) {
        if (showDividers == mShowDividers) {
            return;
        }
        mShowDividers = showDividers;
        setWillNotDraw(!isShowingDividers());
        requestLayout();
    }

    @Override
    public boolean shouldDelayChildPressedState() {
        return false;
    }

    public int getShowDividers() {
        return mShowDividers;
    }

    public Drawable getDividerDrawable() {
        return mDivider;
    }

    public void setDividerDrawable(Drawable divider) {
        if (divider == mDivider) {
            return;
        }
        mDivider = divider;
        mDividerWidth = divider == null ? 0 : divider.getIntrinsicWidth();
        mDividerHeight = divider == null ? 0 : divider.getIntrinsicHeight();
        setWillNotDraw(!isShowingDividers());
        requestLayout();
    }

    public void setDividerPadding(int padding) {
        if (padding == mDividerPadding) {
            return;
        }
        mDividerPadding = padding;
        if (isShowingDividers()) {
            requestLayout();
            invalidate();
        }
    }

    public int getDividerPadding() {
        return mDividerPadding;
    }

    public int getDividerWidth() {
        return mDividerWidth;
    }

    @Override
    protected void onDraw(Canvas canvas) {
        if (mDivider == null) {
            return;
        }
        if (mOrientation == VERTICAL) {
            drawDividersVertical(canvas);
        } else {
            drawDividersHorizontal(canvas);
        }
    }

    private View lastNonGone() {
        for (int i = getVirtualChildCount() - 1; i >= 0; i--) {
            View child = getVirtualChildAt(i);
            if (child != null && child.getVisibility() != GONE) {
                return child;
            }
        }
        return null;
    }

    void drawDividersVertical(Canvas canvas) {
        int count = getVirtualChildCount();
        for (int i = 0; i < count; i++) {
            View child = getVirtualChildAt(i);
            if (child != null && child.getVisibility() != GONE && hasDividerBeforeChildAt(i)) {
                LayoutParams lp = (LayoutParams) child.getLayoutParams();
                drawHorizontalDivider(canvas, child.getTop() - lp.topMargin - mDividerHeight);
            }
        }
        if (hasDividerBeforeChildAt(count)) {
            View last = lastNonGone();
            int at;
            if (last == null) {
                at = getHeight() - getPaddingBottom() - mDividerHeight;
            } else {
                at = last.getBottom() + ((LayoutParams) last.getLayoutParams()).bottomMargin;
            }
            drawHorizontalDivider(canvas, at);
        }
    }

    void drawDividersHorizontal(Canvas canvas) {
        int count = getVirtualChildCount();
        boolean rtl = isLayoutRtl();
        for (int i = 0; i < count; i++) {
            View child = getVirtualChildAt(i);
            if (child != null && child.getVisibility() != GONE && hasDividerBeforeChildAt(i)) {
                LayoutParams lp = (LayoutParams) child.getLayoutParams();
                int at = rtl ? child.getRight() + lp.rightMargin : child.getLeft() - lp.leftMargin - mDividerWidth;
                drawVerticalDivider(canvas, at);
            }
        }
        if (hasDividerBeforeChildAt(count)) {
            View last = lastNonGone();
            int at;
            if (last == null) {
                at = rtl ? getPaddingLeft() : getWidth() - getPaddingRight() - mDividerWidth;
            } else {
                LayoutParams lp = (LayoutParams) last.getLayoutParams();
                at = rtl ? last.getLeft() - lp.leftMargin - mDividerWidth : last.getRight() + lp.rightMargin;
            }
            drawVerticalDivider(canvas, at);
        }
    }

    void drawHorizontalDivider(Canvas canvas, int top) {
        mDivider.setBounds(getPaddingLeft() + mDividerPadding, top,
                getWidth() - getPaddingRight() - mDividerPadding, top + mDividerHeight);
        mDivider.draw(canvas);
    }

    void drawVerticalDivider(Canvas canvas, int left) {
        mDivider.setBounds(left, getPaddingTop() + mDividerPadding,
                left + mDividerWidth, getHeight() - getPaddingBottom() - mDividerPadding);
        mDivider.draw(canvas);
    }

    public boolean isBaselineAligned() {
        return mBaselineAligned;
    }

    public void setBaselineAligned(boolean baselineAligned) {
        mBaselineAligned = baselineAligned;
    }

    public boolean isMeasureWithLargestChildEnabled() {
        return mUseLargestChild;
    }

    public void setMeasureWithLargestChildEnabled(boolean enabled) {
        mUseLargestChild = enabled;
    }

    @Override
    public int getBaseline() {
        if (mBaselineAlignedChildIndex < 0) {
            return super.getBaseline();
        }
        if (getChildCount() <= mBaselineAlignedChildIndex) {
            throw new RuntimeException("mBaselineAlignedChildIndex of LinearLayout "
                    + "set to an index that is out of bounds.");
        }
        View child = getChildAt(mBaselineAlignedChildIndex);
        int baseline = child.getBaseline();
        if (baseline == -1) {
            if (mBaselineAlignedChildIndex == 0) {
                return -1;
            }
            throw new RuntimeException("mBaselineAlignedChildIndex of LinearLayout "
                    + "points to a View that doesn't know how to get its baseline.");
        }
        int top = mBaselineChildTop;
        if (mOrientation == VERTICAL) {
            switch (mGravity & Gravity.VERTICAL_GRAVITY_MASK) {
                case Gravity.BOTTOM:
                    top = getBottom() - getTop() - getPaddingBottom() - mTotalLength;
                    break;
                case Gravity.CENTER_VERTICAL:
                    top += (getBottom() - getTop() - getPaddingTop() - getPaddingBottom() - mTotalLength) / 2;
                    break;
                default:
                    break;
            }
        }
        return top + ((LayoutParams) child.getLayoutParams()).topMargin + baseline;
    }

    public int getBaselineAlignedChildIndex() {
        return mBaselineAlignedChildIndex;
    }

    public void setBaselineAlignedChildIndex(int i) {
        if (i < 0 || i >= getChildCount()) {
            throw new IllegalArgumentException("base aligned child index out of range (0, " + getChildCount() + ")");
        }
        mBaselineAlignedChildIndex = i;
    }

    View getVirtualChildAt(int index) {
        return getChildAt(index);
    }

    int getVirtualChildCount() {
        return getChildCount();
    }

    public float getWeightSum() {
        return mWeightSum;
    }

    public void setWeightSum(float weightSum) {
        mWeightSum = Math.max(0.0f, weightSum);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        if (mOrientation == VERTICAL) {
            measureVertical(widthMeasureSpec, heightMeasureSpec);
        } else {
            measureHorizontal(widthMeasureSpec, heightMeasureSpec);
        }
    }

    protected boolean hasDividerBeforeChildAt(int childIndex) {
        if (childIndex == getVirtualChildCount()) {
            return (mShowDividers & SHOW_DIVIDER_END) != 0;
        }
        boolean first = true;
        for (int i = childIndex - 1; i >= 0 && first; i--) {
            View child = getVirtualChildAt(i);
            first = child == null || child.getVisibility() == GONE;
        }
        return (mShowDividers & (first ? SHOW_DIVIDER_BEGINNING : SHOW_DIVIDER_MIDDLE)) != 0;
    }

    private static int grown(int total, int by) {
        return Math.max(total, total + by);
    }

    void measureVertical(int widthMeasureSpec, int heightMeasureSpec) {
        final int count = getVirtualChildCount();
        final int widthMode = MeasureSpec.getMode(widthMeasureSpec);
        final int heightMode = MeasureSpec.getMode(heightMeasureSpec);
        final boolean exactWidth = widthMode == MeasureSpec.EXACTLY;
        final boolean exactHeight = heightMode == MeasureSpec.EXACTLY;
        final int baselineIndex = mBaselineAlignedChildIndex;
        final boolean useLargest = mUseLargestChild;
        final int padH = mPaddingLeft + mPaddingRight;
        final int padV = mPaddingTop + mPaddingBottom;

        mTotalLength = 0;
        int maxWidth = 0;
        int state = 0;
        int plainMax = 0;
        int weightedMax = 0;
        boolean allFill = true;
        float totalWeight = 0;
        boolean matchWidth = false;
        boolean skipped = false;
        int largest = Integer.MIN_VALUE;
        int consumed = 0;
        int shown = 0;

        for (int i = 0; i < count; ++i) {
            View child = getVirtualChildAt(i);
            if (child == null) {
                mTotalLength += measureNullChild(i);
                continue;
            }
            if (child.getVisibility() == GONE) {
                i += getChildrenSkipCount(child, i);
                continue;
            }
            shown++;
            if (hasDividerBeforeChildAt(i)) {
                mTotalLength += mDividerHeight;
            }
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            totalWeight += lp.weight;
            boolean onlyExcess = lp.height == 0 && lp.weight > 0;
            if (exactHeight && onlyExcess) {
                mTotalLength = grown(mTotalLength, lp.topMargin + lp.bottomMargin);
                skipped = true;
            } else {
                if (onlyExcess) {
                    lp.height = LayoutParams.WRAP_CONTENT;
                }
                measureChildBeforeLayout(child, i, widthMeasureSpec, 0, heightMeasureSpec,
                        totalWeight == 0 ? mTotalLength : 0);
                int childHeight = child.getMeasuredHeight();
                if (onlyExcess) {
                    lp.height = 0;
                    consumed += childHeight;
                }
                mTotalLength = grown(mTotalLength,
                        childHeight + lp.topMargin + lp.bottomMargin + getNextLocationOffset(child));
                if (useLargest) {
                    largest = Math.max(childHeight, largest);
                }
            }
            if (baselineIndex >= 0 && baselineIndex == i + 1) {
                mBaselineChildTop = mTotalLength;
            }
            if (i < baselineIndex && lp.weight > 0) {
                throw new RuntimeException("A child of LinearLayout with index "
                        + "less than mBaselineAlignedChildIndex has weight > 0, which "
                        + "won't work.  Either remove the weight, or don't set "
                        + "mBaselineAlignedChildIndex.");
            }
            boolean matches = !exactWidth && lp.width == LayoutParams.MATCH_PARENT;
            matchWidth |= matches;
            int margin = lp.leftMargin + lp.rightMargin;
            int childWidth = child.getMeasuredWidth() + margin;
            maxWidth = Math.max(maxWidth, childWidth);
            state = combineMeasuredStates(state, child.getMeasuredState());
            allFill = allFill && lp.width == LayoutParams.MATCH_PARENT;
            if (lp.weight > 0) {
                weightedMax = Math.max(weightedMax, matches ? margin : childWidth);
            } else {
                plainMax = Math.max(plainMax, matches ? margin : childWidth);
            }
            i += getChildrenSkipCount(child, i);
        }
        if (shown > 0 && hasDividerBeforeChildAt(count)) {
            mTotalLength += mDividerHeight;
        }
        if (useLargest && !exactHeight) {
            mTotalLength = 0;
            for (int i = 0; i < count; ++i) {
                View child = getVirtualChildAt(i);
                if (child == null) {
                    mTotalLength += measureNullChild(i);
                } else if (child.getVisibility() == GONE) {
                    i += getChildrenSkipCount(child, i);
                } else {
                    LayoutParams lp = (LayoutParams) child.getLayoutParams();
                    mTotalLength = grown(mTotalLength,
                            largest + lp.topMargin + lp.bottomMargin + getNextLocationOffset(child));
                }
            }
        }
        mTotalLength += padV;

        int sizeAndState = resolveSizeAndState(Math.max(mTotalLength, getSuggestedMinimumHeight()),
                heightMeasureSpec, 0);
        int height = sizeAndState & MEASURED_SIZE_MASK;
        int excess = height - mTotalLength + (mOldMeasurement ? 0 : consumed);
        if (skipped || excess != 0 && totalWeight > 0.0f) {
            float weights = mWeightSum > 0.0f ? mWeightSum : totalWeight;
            mTotalLength = 0;
            for (int i = 0; i < count; ++i) {
                View child = getVirtualChildAt(i);
                if (child == null || child.getVisibility() == GONE) {
                    continue;
                }
                LayoutParams lp = (LayoutParams) child.getLayoutParams();
                float weight = lp.weight;
                int margin = lp.leftMargin + lp.rightMargin;
                if (weight > 0) {
                    int share = (int) (weight * excess / weights);
                    excess -= share;
                    weights -= weight;
                    int childHeight;
                    if (mUseLargestChild && !exactHeight) {
                        childHeight = largest;
                    } else if (lp.height == 0 && (!mOldMeasurement || exactHeight)) {
                        childHeight = share;
                    } else {
                        childHeight = child.getMeasuredHeight() + share;
                    }
                    child.measure(getChildMeasureSpec(widthMeasureSpec, padH + margin, lp.width),
                            MeasureSpec.makeMeasureSpec(Math.max(0, childHeight), MeasureSpec.EXACTLY));
                    state = combineMeasuredStates(state, child.getMeasuredState()
                            & (MEASURED_STATE_MASK >> MEASURED_HEIGHT_STATE_SHIFT));
                }
                int childWidth = child.getMeasuredWidth() + margin;
                maxWidth = Math.max(maxWidth, childWidth);
                boolean matches = !exactWidth && lp.width == LayoutParams.MATCH_PARENT;
                plainMax = Math.max(plainMax, matches ? margin : childWidth);
                allFill = allFill && lp.width == LayoutParams.MATCH_PARENT;
                mTotalLength = grown(mTotalLength, child.getMeasuredHeight() + lp.topMargin + lp.bottomMargin
                        + getNextLocationOffset(child));
            }
            mTotalLength += padV;
        } else {
            plainMax = Math.max(plainMax, weightedMax);
            if (useLargest && !exactHeight) {
                for (int i = 0; i < count; i++) {
                    View child = getVirtualChildAt(i);
                    if (child != null && child.getVisibility() != GONE
                            && ((LayoutParams) child.getLayoutParams()).weight > 0) {
                        child.measure(MeasureSpec.makeMeasureSpec(child.getMeasuredWidth(), MeasureSpec.EXACTLY),
                                MeasureSpec.makeMeasureSpec(largest, MeasureSpec.EXACTLY));
                    }
                }
            }
        }
        if (!allFill && !exactWidth) {
            maxWidth = plainMax;
        }
        maxWidth = Math.max(maxWidth + padH, getSuggestedMinimumWidth());
        setMeasuredDimension(resolveSizeAndState(maxWidth, widthMeasureSpec, state), sizeAndState);

        if (matchWidth) {
            int exact = MeasureSpec.makeMeasureSpec(getMeasuredWidth(), MeasureSpec.EXACTLY);
            for (int i = 0; i < count; ++i) {
                View child = getVirtualChildAt(i);
                if (child == null || child.getVisibility() == GONE) {
                    continue;
                }
                LayoutParams lp = (LayoutParams) child.getLayoutParams();
                if (lp.width == LayoutParams.MATCH_PARENT) {
                    int asked = lp.height;
                    lp.height = child.getMeasuredHeight();
                    measureChildWithMargins(child, exact, 0, heightMeasureSpec, 0);
                    lp.height = asked;
                }
            }
        }
    }

    private int gravityIndex(LayoutParams lp) {
        int gravity = (lp.gravity < 0 ? mGravity : lp.gravity) & Gravity.VERTICAL_GRAVITY_MASK;
        return ((gravity >> Gravity.AXIS_Y_SHIFT) & ~Gravity.AXIS_SPECIFIED) >> 1;
    }

    private void noteBaseline(View child, LayoutParams lp, int heightWithMargins) {
        int baseline = child.getBaseline();
        if (baseline != -1) {
            int at = gravityIndex(lp);
            mAscents[at] = Math.max(mAscents[at], baseline);
            mDescents[at] = Math.max(mDescents[at], heightWithMargins - baseline);
        }
    }

    private void clearBaselines() {
        for (int i = 0; i < 4; i++) {
            mAscents[i] = mDescents[i] = -1;
        }
    }

    private int heightByBaselines(int height) {
        int ascent = Math.max(Math.max(mAscents[0], mAscents[1]), Math.max(mAscents[2], mAscents[3]));
        if (ascent == -1) {
            return height;
        }
        int descent = Math.max(Math.max(mDescents[0], mDescents[1]), Math.max(mDescents[2], mDescents[3]));
        return Math.max(height, ascent + descent);
    }

    private int addWidth(int total, int by, boolean exactly) {
        return exactly ? total + by : Math.max(total, total + by);
    }

    void measureHorizontal(int widthMeasureSpec, int heightMeasureSpec) {
        final int count = getVirtualChildCount();
        final boolean exactWidth = MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.EXACTLY;
        final boolean exactHeight = MeasureSpec.getMode(heightMeasureSpec) == MeasureSpec.EXACTLY;
        final boolean aligned = mBaselineAligned;
        final boolean useLargest = mUseLargestChild;
        final int padH = mPaddingLeft + mPaddingRight;
        final int padV = mPaddingTop + mPaddingBottom;

        if (mAscents == null) {
            mAscents = new int[4];
            mDescents = new int[4];
        }
        clearBaselines();
        mTotalLength = 0;
        int maxHeight = 0;
        int state = 0;
        int plainMax = 0;
        int weightedMax = 0;
        boolean allFill = true;
        float totalWeight = 0;
        boolean matchHeight = false;
        boolean skipped = false;
        int largest = Integer.MIN_VALUE;
        int consumed = 0;
        int shown = 0;

        for (int i = 0; i < count; ++i) {
            View child = getVirtualChildAt(i);
            if (child == null) {
                mTotalLength += measureNullChild(i);
                continue;
            }
            if (child.getVisibility() == GONE) {
                i += getChildrenSkipCount(child, i);
                continue;
            }
            shown++;
            if (hasDividerBeforeChildAt(i)) {
                mTotalLength += mDividerWidth;
            }
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            totalWeight += lp.weight;
            boolean onlyExcess = lp.width == 0 && lp.weight > 0;
            if (exactWidth && onlyExcess) {
                mTotalLength += lp.leftMargin + lp.rightMargin;
                if (aligned) {
                    child.measure(
                            MeasureSpec.makeSafeMeasureSpec(MeasureSpec.getSize(widthMeasureSpec),
                                    MeasureSpec.UNSPECIFIED),
                            MeasureSpec.makeSafeMeasureSpec(MeasureSpec.getSize(heightMeasureSpec),
                                    MeasureSpec.UNSPECIFIED));
                } else {
                    skipped = true;
                }
            } else {
                if (onlyExcess) {
                    lp.width = LayoutParams.WRAP_CONTENT;
                }
                measureChildBeforeLayout(child, i, widthMeasureSpec, totalWeight == 0 ? mTotalLength : 0,
                        heightMeasureSpec, 0);
                int childWidth = child.getMeasuredWidth();
                if (onlyExcess) {
                    lp.width = 0;
                    consumed += childWidth;
                }
                mTotalLength = addWidth(mTotalLength,
                        childWidth + lp.leftMargin + lp.rightMargin + getNextLocationOffset(child), exactWidth);
                if (useLargest) {
                    largest = Math.max(childWidth, largest);
                }
            }
            boolean matches = !exactHeight && lp.height == LayoutParams.MATCH_PARENT;
            matchHeight |= matches;
            int margin = lp.topMargin + lp.bottomMargin;
            int childHeight = child.getMeasuredHeight() + margin;
            state = combineMeasuredStates(state, child.getMeasuredState());
            if (aligned) {
                noteBaseline(child, lp, childHeight);
            }
            maxHeight = Math.max(maxHeight, childHeight);
            allFill = allFill && lp.height == LayoutParams.MATCH_PARENT;
            if (lp.weight > 0) {
                weightedMax = Math.max(weightedMax, matches ? margin : childHeight);
            } else {
                plainMax = Math.max(plainMax, matches ? margin : childHeight);
            }
            i += getChildrenSkipCount(child, i);
        }
        if (shown > 0 && hasDividerBeforeChildAt(count)) {
            mTotalLength += mDividerWidth;
        }
        maxHeight = heightByBaselines(maxHeight);
        if (useLargest && !exactWidth) {
            mTotalLength = 0;
            for (int i = 0; i < count; ++i) {
                View child = getVirtualChildAt(i);
                if (child == null) {
                    mTotalLength += measureNullChild(i);
                } else if (child.getVisibility() == GONE) {
                    i += getChildrenSkipCount(child, i);
                } else {
                    LayoutParams lp = (LayoutParams) child.getLayoutParams();
                    mTotalLength = grown(mTotalLength,
                            largest + lp.leftMargin + lp.rightMargin + getNextLocationOffset(child));
                }
            }
        }
        mTotalLength += padH;

        int sizeAndState = resolveSizeAndState(Math.max(mTotalLength, getSuggestedMinimumWidth()),
                widthMeasureSpec, 0);
        int width = sizeAndState & MEASURED_SIZE_MASK;
        int excess = width - mTotalLength + (mOldMeasurement ? 0 : consumed);
        if (skipped || excess != 0 && totalWeight > 0.0f) {
            float weights = mWeightSum > 0.0f ? mWeightSum : totalWeight;
            clearBaselines();
            maxHeight = -1;
            mTotalLength = 0;
            for (int i = 0; i < count; ++i) {
                View child = getVirtualChildAt(i);
                if (child == null || child.getVisibility() == GONE) {
                    continue;
                }
                LayoutParams lp = (LayoutParams) child.getLayoutParams();
                float weight = lp.weight;
                int margin = lp.topMargin + lp.bottomMargin;
                if (weight > 0) {
                    int share = (int) (weight * excess / weights);
                    excess -= share;
                    weights -= weight;
                    int childWidth;
                    if (mUseLargestChild && !exactWidth) {
                        childWidth = largest;
                    } else if (lp.width == 0 && (!mOldMeasurement || exactWidth)) {
                        childWidth = share;
                    } else {
                        childWidth = child.getMeasuredWidth() + share;
                    }
                    child.measure(MeasureSpec.makeMeasureSpec(Math.max(0, childWidth), MeasureSpec.EXACTLY),
                            getChildMeasureSpec(heightMeasureSpec, padV + margin, lp.height));
                    state = combineMeasuredStates(state, child.getMeasuredState() & MEASURED_STATE_MASK);
                }
                mTotalLength = addWidth(mTotalLength, child.getMeasuredWidth() + lp.leftMargin + lp.rightMargin
                        + getNextLocationOffset(child), exactWidth);
                boolean matches = !exactHeight && lp.height == LayoutParams.MATCH_PARENT;
                int childHeight = child.getMeasuredHeight() + margin;
                maxHeight = Math.max(maxHeight, childHeight);
                plainMax = Math.max(plainMax, matches ? margin : childHeight);
                allFill = allFill && lp.height == LayoutParams.MATCH_PARENT;
                if (aligned) {
                    noteBaseline(child, lp, childHeight);
                }
            }
            mTotalLength += padH;
            maxHeight = heightByBaselines(maxHeight);
        } else {
            plainMax = Math.max(plainMax, weightedMax);
            if (useLargest && !exactWidth) {
                for (int i = 0; i < count; i++) {
                    View child = getVirtualChildAt(i);
                    if (child != null && child.getVisibility() != GONE
                            && ((LayoutParams) child.getLayoutParams()).weight > 0) {
                        child.measure(MeasureSpec.makeMeasureSpec(largest, MeasureSpec.EXACTLY),
                                MeasureSpec.makeMeasureSpec(child.getMeasuredHeight(), MeasureSpec.EXACTLY));
                    }
                }
            }
        }
        if (!allFill && !exactHeight) {
            maxHeight = plainMax;
        }
        maxHeight = Math.max(maxHeight + padV, getSuggestedMinimumHeight());
        setMeasuredDimension(sizeAndState | (state & MEASURED_STATE_MASK),
                resolveSizeAndState(maxHeight, heightMeasureSpec, state << MEASURED_HEIGHT_STATE_SHIFT));

        if (matchHeight) {
            int exact = MeasureSpec.makeMeasureSpec(getMeasuredHeight(), MeasureSpec.EXACTLY);
            for (int i = 0; i < count; ++i) {
                View child = getVirtualChildAt(i);
                if (child == null || child.getVisibility() == GONE) {
                    continue;
                }
                LayoutParams lp = (LayoutParams) child.getLayoutParams();
                if (lp.height == LayoutParams.MATCH_PARENT) {
                    int asked = lp.width;
                    lp.width = child.getMeasuredWidth();
                    measureChildWithMargins(child, widthMeasureSpec, 0, exact, 0);
                    lp.width = asked;
                }
            }
        }
    }

    int getChildrenSkipCount(View child, int index) {
        return 0;
    }

    int measureNullChild(int childIndex) {
        return 0;
    }

    void measureChildBeforeLayout(View child, int childIndex, int widthMeasureSpec, int totalWidth,
            int heightMeasureSpec, int totalHeight) {
        measureChildWithMargins(child, widthMeasureSpec, totalWidth, heightMeasureSpec, totalHeight);
    }

    int getLocationOffset(View child) {
        return 0;
    }

    int getNextLocationOffset(View child) {
        return 0;
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        if (mOrientation == VERTICAL) {
            layoutVertical(l, t, r, b);
        } else {
            layoutHorizontal(l, t, r, b);
        }
    }

    void layoutVertical(int left, int top, int right, int bottom) {
        int width = right - left;
        int space = width - mPaddingLeft - mPaddingRight;
        int count = getVirtualChildCount();
        int y = mPaddingTop;
        switch (mGravity & Gravity.VERTICAL_GRAVITY_MASK) {
            case Gravity.BOTTOM:
                y += bottom - top - mTotalLength;
                break;
            case Gravity.CENTER_VERTICAL:
                y += (bottom - top - mTotalLength) / 2;
                break;
            default:
                break;
        }
        for (int i = 0; i < count; i++) {
            View child = getVirtualChildAt(i);
            if (child == null) {
                y += measureNullChild(i);
                continue;
            }
            if (child.getVisibility() == GONE) {
                continue;
            }
            int w = child.getMeasuredWidth();
            int h = child.getMeasuredHeight();
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            int gravity = lp.gravity < 0 ? mGravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK : lp.gravity;
            int x;
            switch (Gravity.getAbsoluteGravity(gravity, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK) {
                case Gravity.CENTER_HORIZONTAL:
                    x = mPaddingLeft + (space - w) / 2 + lp.leftMargin - lp.rightMargin;
                    break;
                case Gravity.RIGHT:
                    x = width - mPaddingRight - w - lp.rightMargin;
                    break;
                default:
                    x = mPaddingLeft + lp.leftMargin;
                    break;
            }
            if (hasDividerBeforeChildAt(i)) {
                y += mDividerHeight;
            }
            y += lp.topMargin;
            place(child, x, y + getLocationOffset(child), w, h);
            y += h + lp.bottomMargin + getNextLocationOffset(child);
            i += getChildrenSkipCount(child, i);
        }
    }

    @Override
    public void onRtlPropertiesChanged(int layoutDirection) {
        super.onRtlPropertiesChanged(layoutDirection);
    }

    void layoutHorizontal(int left, int top, int right, int bottom) {
        boolean rtl = isLayoutRtl();
        int height = bottom - top;
        int space = height - mPaddingTop - mPaddingBottom;
        int count = getVirtualChildCount();
        int x = mPaddingLeft;
        switch (Gravity.getAbsoluteGravity(mGravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK, getLayoutDirection())) {
            case Gravity.RIGHT:
                x += right - left - mTotalLength;
                break;
            case Gravity.CENTER_HORIZONTAL:
                x += (right - left - mTotalLength) / 2;
                break;
            default:
                break;
        }
        for (int i = 0; i < count; i++) {
            int at = rtl ? count - 1 - i : i;
            View child = getVirtualChildAt(at);
            if (child == null) {
                x += measureNullChild(at);
                continue;
            }
            if (child.getVisibility() == GONE) {
                continue;
            }
            int w = child.getMeasuredWidth();
            int h = child.getMeasuredHeight();
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            int baseline = mBaselineAligned && lp.height != LayoutParams.MATCH_PARENT ? child.getBaseline() : -1;
            int gravity = lp.gravity < 0 ? mGravity : lp.gravity;
            int y;
            switch (gravity & Gravity.VERTICAL_GRAVITY_MASK) {
                case Gravity.TOP:
                    y = mPaddingTop + lp.topMargin;
                    if (baseline != -1) {
                        y += mAscents[1] - baseline;
                    }
                    break;
                case Gravity.CENTER_VERTICAL:
                    y = mPaddingTop + (space - h) / 2 + lp.topMargin - lp.bottomMargin;
                    break;
                case Gravity.BOTTOM:
                    y = height - mPaddingBottom - h - lp.bottomMargin;
                    if (baseline != -1) {
                        y -= mDescents[2] - (child.getMeasuredHeight() - baseline);
                    }
                    break;
                default:
                    y = mPaddingTop;
                    break;
            }
            if (hasDividerBeforeChildAt(at)) {
                x += mDividerWidth;
            }
            x += lp.leftMargin;
            place(child, x + getLocationOffset(child), y, w, h);
            x += w + lp.rightMargin + getNextLocationOffset(child);
            i += getChildrenSkipCount(child, at);
        }
    }

    private static void place(View child, int left, int top, int width, int height) {
        child.layout(left, top, left + width, top + height);
    }

    public void setOrientation(int orientation) {
        if (mOrientation != orientation) {
            mOrientation = orientation;
            requestLayout();
        }
    }

    public int getOrientation() {
        return mOrientation;
    }

    public void setGravity(int gravity) {
        if (mGravity == gravity) {
            return;
        }
        if ((gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) == 0) {
            gravity |= Gravity.START;
        }
        if ((gravity & Gravity.VERTICAL_GRAVITY_MASK) == 0) {
            gravity |= Gravity.TOP;
        }
        mGravity = gravity;
        requestLayout();
    }

    public int getGravity() {
        return mGravity;
    }

    public void setHorizontalGravity(int horizontalGravity) {
        int gravity = horizontalGravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK;
        if ((mGravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) != gravity) {
            mGravity = (mGravity & ~Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK) | gravity;
            requestLayout();
        }
    }

    public void setVerticalGravity(int verticalGravity) {
        int gravity = verticalGravity & Gravity.VERTICAL_GRAVITY_MASK;
        if ((mGravity & Gravity.VERTICAL_GRAVITY_MASK) != gravity) {
            mGravity = (mGravity & ~Gravity.VERTICAL_GRAVITY_MASK) | gravity;
            requestLayout();
        }
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    protected LayoutParams generateDefaultLayoutParams() {
        if (mOrientation == HORIZONTAL) {
            return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
        }
        if (mOrientation == VERTICAL) {
            return new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT);
        }
        return null;
    }

    @Override
    protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
        if (lp instanceof LayoutParams) {
            return new LayoutParams((LayoutParams) lp);
        }
        if (lp instanceof MarginLayoutParams) {
            return new LayoutParams((MarginLayoutParams) lp);
        }
        return new LayoutParams(lp);
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return p instanceof LayoutParams;
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return LinearLayout.class.getName();
    }

    /** A child's weight and gravity. */
    public static class LayoutParams extends ViewGroup.MarginLayoutParams {
        public float weight;
        public int gravity = -1;

        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
            TypedArray a = c.obtainStyledAttributes(attrs, R.styleable.LinearLayout_Layout);
            weight = a.getFloat(R.styleable.LinearLayout_Layout_layout_weight, 0);
            gravity = a.getInt(R.styleable.LinearLayout_Layout_layout_gravity, -1);
            a.recycle();
        }

        public LayoutParams(int width, int height) {
            super(width, height);
            weight = 0;
        }

        public LayoutParams(int width, int height, float weight) {
            super(width, height);
            this.weight = weight;
        }

        public LayoutParams(ViewGroup.LayoutParams p) {
            super(p);
        }

        public LayoutParams(ViewGroup.MarginLayoutParams source) {
            super(source);
        }

        public LayoutParams(LayoutParams source) {
            super(source);
            weight = source.weight;
            gravity = source.gravity;
        }

        @Override
        public String debug(String output) {
            return output + "LinearLayout.LayoutParams={width=" + sizeToString(width) + ", height="
                    + sizeToString(height) + " weight=" + weight + "}";
        }
    }
}
