package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.ArrayList;

/** Stacks its children, each placed by its gravity. */
public class FrameLayout extends ViewGroup {
    private static final int DEFAULT_CHILD_GRAVITY = Gravity.TOP | Gravity.START;

    boolean mMeasureAllChildren = false;
    private int mForegroundPaddingLeft = 0;
    private int mForegroundPaddingTop = 0;
    private int mForegroundPaddingRight = 0;
    private int mForegroundPaddingBottom = 0;
    private final ArrayList<View> mMatchParentChildren = new ArrayList<View>(1);

    public FrameLayout(Context context) {
        super(context);
    }

    public FrameLayout(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public FrameLayout(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public FrameLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.FrameLayout, defStyleAttr, defStyleRes);
        if (a.getBoolean(R.styleable.FrameLayout_measureAllChildren, false)) {
            setMeasureAllChildren(true);
        }
        a.recycle();
    }

    @Override
    public void setForegroundGravity(int foregroundGravity) {
        if (getForegroundGravity() == foregroundGravity) {
            return;
        }
        super.setForegroundGravity(foregroundGravity);
        Drawable foreground = getForeground();
        mForegroundPaddingLeft = mForegroundPaddingTop = 0;
        mForegroundPaddingRight = mForegroundPaddingBottom = 0;
        if (getForegroundGravity() == Gravity.FILL && foreground != null) {
            android.graphics.Rect padding = new android.graphics.Rect();
            if (foreground.getPadding(padding)) {
                mForegroundPaddingLeft = padding.left;
                mForegroundPaddingTop = padding.top;
                mForegroundPaddingRight = padding.right;
                mForegroundPaddingBottom = padding.bottom;
            }
        }
        requestLayout();
    }

    @Override
    protected LayoutParams generateDefaultLayoutParams() {
        return new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT);
    }

    int getPaddingLeftWithForeground() {
        return isForegroundInsidePadding() ? Math.max(mPaddingLeft, mForegroundPaddingLeft)
                : mPaddingLeft + mForegroundPaddingLeft;
    }

    int getPaddingRightWithForeground() {
        return isForegroundInsidePadding() ? Math.max(mPaddingRight, mForegroundPaddingRight)
                : mPaddingRight + mForegroundPaddingRight;
    }

    private int getPaddingTopWithForeground() {
        return isForegroundInsidePadding() ? Math.max(mPaddingTop, mForegroundPaddingTop)
                : mPaddingTop + mForegroundPaddingTop;
    }

    private int getPaddingBottomWithForeground() {
        return isForegroundInsidePadding() ? Math.max(mPaddingBottom, mForegroundPaddingBottom)
                : mPaddingBottom + mForegroundPaddingBottom;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int count = getChildCount();
        boolean flexible = MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.EXACTLY
                || MeasureSpec.getMode(heightMeasureSpec) != MeasureSpec.EXACTLY;
        mMatchParentChildren.clear();
        int maxHeight = 0;
        int maxWidth = 0;
        int state = 0;
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (!mMeasureAllChildren && child.getVisibility() == GONE) {
                continue;
            }
            measureChildWithMargins(child, widthMeasureSpec, 0, heightMeasureSpec, 0);
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            maxWidth = Math.max(maxWidth, child.getMeasuredWidth() + lp.leftMargin + lp.rightMargin);
            maxHeight = Math.max(maxHeight, child.getMeasuredHeight() + lp.topMargin + lp.bottomMargin);
            state = combineMeasuredStates(state, child.getMeasuredState());
            if (flexible && (lp.width == LayoutParams.MATCH_PARENT || lp.height == LayoutParams.MATCH_PARENT)) {
                mMatchParentChildren.add(child);
            }
        }
        int padH = getPaddingLeftWithForeground() + getPaddingRightWithForeground();
        int padV = getPaddingTopWithForeground() + getPaddingBottomWithForeground();
        maxWidth = Math.max(maxWidth + padH, getSuggestedMinimumWidth());
        maxHeight = Math.max(maxHeight + padV, getSuggestedMinimumHeight());
        Drawable foreground = getForeground();
        if (foreground != null) {
            maxHeight = Math.max(maxHeight, foreground.getMinimumHeight());
            maxWidth = Math.max(maxWidth, foreground.getMinimumWidth());
        }
        setMeasuredDimension(resolveSizeAndState(maxWidth, widthMeasureSpec, state),
                resolveSizeAndState(maxHeight, heightMeasureSpec, state << MEASURED_HEIGHT_STATE_SHIFT));

        int late = mMatchParentChildren.size();
        if (late <= 1) {
            return;
        }
        for (int i = 0; i < late; i++) {
            View child = mMatchParentChildren.get(i);
            MarginLayoutParams lp = (MarginLayoutParams) child.getLayoutParams();
            int marginH = lp.leftMargin + lp.rightMargin;
            int marginV = lp.topMargin + lp.bottomMargin;
            int w;
            if (lp.width == LayoutParams.MATCH_PARENT) {
                w = MeasureSpec.makeMeasureSpec(Math.max(0, getMeasuredWidth() - padH - marginH), MeasureSpec.EXACTLY);
            } else {
                w = getChildMeasureSpec(widthMeasureSpec, padH + marginH, lp.width);
            }
            int h;
            if (lp.height == LayoutParams.MATCH_PARENT) {
                h = MeasureSpec.makeMeasureSpec(Math.max(0, getMeasuredHeight() - padV - marginV), MeasureSpec.EXACTLY);
            } else {
                h = getChildMeasureSpec(heightMeasureSpec, padV + marginV, lp.height);
            }
            child.measure(w, h);
        }
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        layoutChildren(left, top, right, bottom, false);
    }

    void layoutChildren(int left, int top, int right, int bottom, boolean forceLeftGravity) {
        int parentLeft = getPaddingLeftWithForeground();
        int parentRight = right - left - getPaddingRightWithForeground();
        int parentTop = getPaddingTopWithForeground();
        int parentBottom = bottom - top - getPaddingBottomWithForeground();
        int count = getChildCount();
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (child.getVisibility() == GONE) {
                continue;
            }
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            int w = child.getMeasuredWidth();
            int h = child.getMeasuredHeight();
            int gravity = lp.gravity == -1 ? DEFAULT_CHILD_GRAVITY : lp.gravity;
            int x = parentLeft + lp.leftMargin;
            switch (Gravity.getAbsoluteGravity(gravity, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK) {
                case Gravity.CENTER_HORIZONTAL:
                    x = parentLeft + (parentRight - parentLeft - w) / 2 + lp.leftMargin - lp.rightMargin;
                    break;
                case Gravity.RIGHT:
                    if (!forceLeftGravity) {
                        x = parentRight - w - lp.rightMargin;
                    }
                    break;
                default:
                    break;
            }
            int y = parentTop + lp.topMargin;
            switch (gravity & Gravity.VERTICAL_GRAVITY_MASK) {
                case Gravity.CENTER_VERTICAL:
                    y = parentTop + (parentBottom - parentTop - h) / 2 + lp.topMargin - lp.bottomMargin;
                    break;
                case Gravity.BOTTOM:
                    y = parentBottom - h - lp.bottomMargin;
                    break;
                default:
                    break;
            }
            child.layout(x, y, x + w, y + h);
        }
    }

    public void setMeasureAllChildren(boolean measureAll) {
        mMeasureAllChildren = measureAll;
    }

    @Deprecated
    public boolean getConsiderGoneChildrenWhenMeasuring() {
        return getMeasureAllChildren();
    }

    public boolean getMeasureAllChildren() {
        return mMeasureAllChildren;
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    public boolean shouldDelayChildPressedState() {
        return false;
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return p instanceof LayoutParams;
    }

    @Override
    protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp) {
        if (lp instanceof LayoutParams) {
            return new LayoutParams((LayoutParams) lp);
        }
        if (lp instanceof MarginLayoutParams) {
            return new LayoutParams((MarginLayoutParams) lp);
        }
        return new LayoutParams(lp);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return FrameLayout.class.getName();
    }

    /** A child's gravity. */
    public static class LayoutParams extends MarginLayoutParams {
        public static final int UNSPECIFIED_GRAVITY = -1;
        public int gravity = UNSPECIFIED_GRAVITY;

        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
            TypedArray a = c.obtainStyledAttributes(attrs, R.styleable.FrameLayout_Layout);
            gravity = a.getInt(R.styleable.FrameLayout_Layout_layout_gravity, UNSPECIFIED_GRAVITY);
            a.recycle();
        }

        public LayoutParams(int width, int height) {
            super(width, height);
        }

        public LayoutParams(int width, int height, int gravity) {
            super(width, height);
            this.gravity = gravity;
        }

        public LayoutParams(ViewGroup.LayoutParams source) {
            super(source);
        }

        public LayoutParams(ViewGroup.MarginLayoutParams source) {
            super(source);
        }

        public LayoutParams(LayoutParams source) {
            super(source);
            gravity = source.gravity;
        }
    }
}
