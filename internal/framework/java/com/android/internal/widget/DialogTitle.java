package com.android.internal.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.text.Layout;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.widget.TextView;
import com.android.internal.R;

/** A dialog's title that takes a second, smaller line when it is too long for one. */
public class DialogTitle extends TextView {
    public DialogTitle(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
    }

    public DialogTitle(Context context, AttributeSet attrs, int defStyleAttr) {
        super(context, attrs, defStyleAttr);
    }

    public DialogTitle(Context context, AttributeSet attrs) {
        super(context, attrs);
    }

    public DialogTitle(Context context) {
        super(context);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        Layout layout = getLayout();
        if (layout == null) {
            return;
        }
        int lines = layout.getLineCount();
        if (lines > 0 && layout.getEllipsisCount(lines - 1) > 0) {
            setSingleLine(false);
            setMaxLines(2);
            TypedArray a = mContext.obtainStyledAttributes(null, R.styleable.TextAppearance,
                    android.R.attr.textAppearanceMedium, android.R.style.TextAppearance_Medium);
            int size = a.getDimensionPixelSize(R.styleable.TextAppearance_textSize, 0);
            if (size != 0) {
                setTextSize(TypedValue.COMPLEX_UNIT_PX, size);
            }
            a.recycle();
            super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        }
    }
}
