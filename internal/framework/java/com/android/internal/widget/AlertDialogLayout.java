package com.android.internal.widget;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import com.android.internal.R;

/** The column of an alert dialog: title and buttons first, the rest shares what remains. */
public class AlertDialogLayout extends LinearLayout {
    public AlertDialogLayout(Context context) {
        super(context);
    }

    public AlertDialogLayout(Context context, AttributeSet attrs) {
        super(context, attrs);
    }

    public AlertDialogLayout(Context context, AttributeSet attrs, int defStyleAttr) {
        super(context, attrs, defStyleAttr);
    }

    public AlertDialogLayout(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        if (!tryOnMeasure(widthMeasureSpec, heightMeasureSpec)) {
            super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        }
    }

    private boolean tryOnMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        View top = null;
        View button = null;
        View middle = null;
        int count = getChildCount();
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (child.getVisibility() == View.GONE) {
                continue;
            }
            switch (child.getId()) {
                case R.id.topPanel:
                    top = child;
                    break;
                case R.id.buttonPanel:
                    button = child;
                    break;
                case R.id.contentPanel:
                case R.id.customPanel:
                    if (middle != null) {
                        return false;
                    }
                    middle = child;
                    break;
                default:
                    return false;
            }
        }
        int heightMode = MeasureSpec.getMode(heightMeasureSpec);
        int height = MeasureSpec.getSize(heightMeasureSpec);
        int widthMode = MeasureSpec.getMode(widthMeasureSpec);
        int state = 0;
        int used = getPaddingTop() + getPaddingBottom();
        if (top != null) {
            top.measure(widthMeasureSpec, MeasureSpec.UNSPECIFIED);
            used += top.getMeasuredHeight();
            state = combineMeasuredStates(state, top.getMeasuredState());
        }
        int buttonHeight = 0;
        int buttonWants = 0;
        if (button != null) {
            button.measure(widthMeasureSpec, MeasureSpec.UNSPECIFIED);
            buttonHeight = minimumHeight(button);
            buttonWants = button.getMeasuredHeight() - buttonHeight;
            used += buttonHeight;
            state = combineMeasuredStates(state, button.getMeasuredState());
        }
        int middleHeight = 0;
        if (middle != null) {
            int spec = heightMode == MeasureSpec.UNSPECIFIED ? MeasureSpec.UNSPECIFIED
                    : MeasureSpec.makeMeasureSpec(Math.max(0, height - used), heightMode);
            middle.measure(widthMeasureSpec, spec);
            middleHeight = middle.getMeasuredHeight();
            used += middleHeight;
            state = combineMeasuredStates(state, middle.getMeasuredState());
        }
        int remaining = height - used;
        if (button != null) {
            used -= buttonHeight;
            int give = Math.min(remaining, buttonWants);
            if (give > 0) {
                remaining -= give;
                buttonHeight += give;
            }
            button.measure(widthMeasureSpec, MeasureSpec.makeMeasureSpec(buttonHeight, MeasureSpec.EXACTLY));
            used += button.getMeasuredHeight();
            state = combineMeasuredStates(state, button.getMeasuredState());
        }
        if (middle != null && remaining > 0) {
            used -= middleHeight;
            int give = remaining;
            remaining -= give;
            middle.measure(widthMeasureSpec, MeasureSpec.makeMeasureSpec(middleHeight + give, heightMode));
            used += middle.getMeasuredHeight();
            state = combineMeasuredStates(state, middle.getMeasuredState());
        }
        int max = 0;
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (child.getVisibility() != View.GONE) {
                max = Math.max(max, child.getMeasuredWidth());
            }
        }
        max += getPaddingLeft() + getPaddingRight();
        setMeasuredDimension(resolveSizeAndState(max, widthMeasureSpec, state),
                resolveSizeAndState(used, heightMeasureSpec, 0));
        if (widthMode != MeasureSpec.EXACTLY) {
            int exact = MeasureSpec.makeMeasureSpec(getMeasuredWidth(), MeasureSpec.EXACTLY);
            for (int i = 0; i < count; i++) {
                View child = getChildAt(i);
                if (child.getVisibility() != GONE) {
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
        return true;
    }

    private static int minimumHeight(View v) {
        int min = v.getMinimumHeight();
        if (min > 0) {
            return min;
        }
        if (v instanceof ViewGroup && ((ViewGroup) v).getChildCount() == 1) {
            return minimumHeight(((ViewGroup) v).getChildAt(0));
        }
        return 0;
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        int width = right - left;
        int space = width - mPaddingLeft - mPaddingRight;
        int total = getMeasuredHeight();
        int count = getChildCount();
        int gravity = getGravity();
        int y = mPaddingTop;
        switch (gravity & Gravity.VERTICAL_GRAVITY_MASK) {
            case Gravity.BOTTOM:
                y += bottom - top - total;
                break;
            case Gravity.CENTER_VERTICAL:
                y += (bottom - top - total) / 2;
                break;
            default:
                break;
        }
        Drawable divider = getDividerDrawable();
        int dividerHeight = divider == null ? 0 : divider.getIntrinsicHeight();
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (child == null || child.getVisibility() == GONE) {
                continue;
            }
            int w = child.getMeasuredWidth();
            int h = child.getMeasuredHeight();
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            int g = lp.gravity < 0 ? gravity & Gravity.RELATIVE_HORIZONTAL_GRAVITY_MASK : lp.gravity;
            int x;
            switch (Gravity.getAbsoluteGravity(g, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK) {
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
                y += dividerHeight;
            }
            y += lp.topMargin;
            child.layout(x, y, x + w, y + h);
            y += h + lp.bottomMargin;
        }
    }
}
