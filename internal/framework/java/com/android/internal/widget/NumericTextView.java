package com.android.internal.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.TextView;

/** A number, as wide as the widest of its range. */
public class NumericTextView extends TextView {
    private int mMax = 99;
    private int mMaxCount = 2;
    private int mValue;
    private boolean mLeadingZeroes = true;

    public NumericTextView(Context context, AttributeSet attrs) {
        super(context, attrs);
        setTextColor(getTextColors().getColorForState(new int[0], 0));
        setFocusable(true);
    }

    public final void setValue(int value) {
        if (mValue != value) {
            mValue = value;
            show();
        }
    }

    public final int getValue() {
        return mValue;
    }

    public final void setRange(int min, int max) {
        if (mMax != max) {
            mMax = max;
            mMaxCount = Integer.toString(max).length();
            widen();
            show();
        }
    }

    public final void setShowLeadingZeroes(boolean leadingZeroes) {
        if (mLeadingZeroes != leadingZeroes) {
            mLeadingZeroes = leadingZeroes;
            show();
        }
    }

    private void show() {
        setText(String.format(mLeadingZeroes ? "%0" + mMaxCount + "d" : "%d", mValue));
    }

    private void widen() {
        CharSequence before = getText();
        int width = 0;
        for (int i = 0; i < mMax; i++) {
            setText(String.format("%0" + mMaxCount + "d", i));
            measure(MeasureSpec.UNSPECIFIED, MeasureSpec.UNSPECIFIED);
            width = Math.max(width, getMeasuredWidth());
        }
        setText(before);
        setMinWidth(width);
        setMinimumWidth(width);
    }
}
