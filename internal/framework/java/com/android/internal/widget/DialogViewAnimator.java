package com.android.internal.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ViewAnimator;
import java.util.ArrayList;

/** A ViewAnimator whose children that match it do not decide on its size. */
public class DialogViewAnimator extends ViewAnimator {
    public DialogViewAnimator(Context context) {
        super(context);
    }

    public DialogViewAnimator(Context context, AttributeSet attrs) {
        super(context, attrs);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        boolean wraps = MeasureSpec.getMode(widthMeasureSpec) != MeasureSpec.EXACTLY || MeasureSpec.getMode(heightMeasureSpec) != MeasureSpec.EXACTLY;
        ArrayList<View> matching = new ArrayList<>();
        int width = 0;
        int height = 0;
        int state = 0;
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            if (!getMeasureAllChildren() && child.getVisibility() == GONE) {
                continue;
            }
            MarginLayoutParams lp = (MarginLayoutParams) child.getLayoutParams();
            boolean matchWidth = lp.width == ViewGroup.LayoutParams.MATCH_PARENT;
            boolean matchHeight = lp.height == ViewGroup.LayoutParams.MATCH_PARENT;
            if (wraps && (matchWidth || matchHeight)) {
                matching.add(child);
            }
            measureChildWithMargins(child, widthMeasureSpec, 0, heightMeasureSpec, 0);
            if (wraps && !matchWidth) {
                width = Math.max(width, child.getMeasuredWidth() + lp.leftMargin + lp.rightMargin);
                state = combineMeasuredStates(state, child.getMeasuredWidthAndState() & MEASURED_STATE_MASK);
            }
            if (wraps && !matchHeight) {
                height = Math.max(height, child.getMeasuredHeight() + lp.topMargin + lp.bottomMargin);
                state = combineMeasuredStates(state, child.getMeasuredHeightAndState() >> MEASURED_HEIGHT_STATE_SHIFT
                        & MEASURED_STATE_MASK >> MEASURED_HEIGHT_STATE_SHIFT);
            }
        }
        width = Math.max(width + getPaddingLeft() + getPaddingRight(), getSuggestedMinimumWidth());
        height = Math.max(height + getPaddingTop() + getPaddingBottom(), getSuggestedMinimumHeight());
        setMeasuredDimension(resolveSizeAndState(width, widthMeasureSpec, state),
                resolveSizeAndState(height, heightMeasureSpec, state << MEASURED_HEIGHT_STATE_SHIFT));
        for (View child : matching) {
            MarginLayoutParams lp = (MarginLayoutParams) child.getLayoutParams();
            child.measure(spec(widthMeasureSpec, lp.width, getMeasuredWidth(), getPaddingLeft() + getPaddingRight() + lp.leftMargin + lp.rightMargin),
                    spec(heightMeasureSpec, lp.height, getMeasuredHeight(), getPaddingTop() + getPaddingBottom() + lp.topMargin + lp.bottomMargin));
        }
    }

    private static int spec(int parent, int wanted, int measured, int around) {
        return wanted == ViewGroup.LayoutParams.MATCH_PARENT ? MeasureSpec.makeMeasureSpec(measured - around, MeasureSpec.EXACTLY)
                : getChildMeasureSpec(parent, around, wanted);
    }
}
