package com.android.internal.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.widget.LinearLayout;
import com.android.internal.R;

/** A row of dialog buttons that becomes a column when they do not fit. */
public class ButtonBarLayout extends LinearLayout {
    private static final int ALLOW_STACKING_MIN_HEIGHT_DP = 320, PEEK_BUTTON_DP = 16;

    private boolean mAllowStacking;
    private int mLastWidthSize = -1;

    public ButtonBarLayout(Context context, AttributeSet attrs) {
        super(context, attrs);
        boolean def = context.getResources().getConfiguration().screenHeightDp >= ALLOW_STACKING_MIN_HEIGHT_DP;
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ButtonBarLayout);
        mAllowStacking = a.getBoolean(R.styleable.ButtonBarLayout_allowStacking, def);
        a.recycle();
    }

    public void setAllowStacking(boolean allowStacking) {
        if (mAllowStacking != allowStacking) {
            mAllowStacking = allowStacking;
            if (!mAllowStacking && getOrientation() == LinearLayout.VERTICAL) {
                setStacked(false);
            }
            requestLayout();
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int width = MeasureSpec.getSize(widthMeasureSpec);
        if (mAllowStacking) {
            if (width > mLastWidthSize && isStacked()) {
                setStacked(false);
            }
            mLastWidthSize = width;
        }
        boolean again = false;
        int initial = widthMeasureSpec;
        if (!isStacked() && MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.EXACTLY) {
            initial = MeasureSpec.makeMeasureSpec(width, MeasureSpec.AT_MOST);
            again = true;
        }
        super.onMeasure(initial, heightMeasureSpec);
        if (mAllowStacking && !isStacked()
                && (getMeasuredWidthAndState() & MEASURED_STATE_MASK) == MEASURED_STATE_TOO_SMALL) {
            setStacked(true);
            again = true;
        }
        if (again) {
            super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        }
        int least = firstButtonHeight();
        if (getMinimumHeight() != least) {
            setMinimumHeight(least);
        }
    }

    /** The height of the first button, and of a column's second what tells that there is one. */
    private int firstButtonHeight() {
        int at = nextVisible(0);
        if (at < 0) {
            return 0;
        }
        View first = getChildAt(at);
        LayoutParams params = (LayoutParams) first.getLayoutParams();
        int height = getPaddingTop() + first.getMeasuredHeight() + params.topMargin + params.bottomMargin;
        if (!isStacked()) {
            return height + getPaddingBottom();
        }
        int second = nextVisible(at + 1);
        return second < 0 ? height
                : (int) (height + getChildAt(second).getPaddingTop() + PEEK_BUTTON_DP * getResources().getDisplayMetrics().density);
    }

    private int nextVisible(int from) {
        for (int i = from; i < getChildCount(); i++) {
            if (getChildAt(i).getVisibility() == View.VISIBLE) {
                return i;
            }
        }
        return -1;
    }

    private void setStacked(boolean stacked) {
        setOrientation(stacked ? LinearLayout.VERTICAL : LinearLayout.HORIZONTAL);
        setGravity(stacked ? Gravity.RIGHT : Gravity.BOTTOM);
        View spacer = findViewById(R.id.spacer);
        if (spacer != null) {
            spacer.setVisibility(stacked ? View.GONE : View.INVISIBLE);
        }
        for (int i = getChildCount() - 2; i >= 0; i--) {
            bringChildToFront(getChildAt(i));
        }
    }

    private boolean isStacked() {
        return getOrientation() == LinearLayout.VERTICAL;
    }
}
