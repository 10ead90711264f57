package com.android.internal.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.ImageView;

/** A preference's icon: its maximum sizes hold for any measuring, not only for adjusted bounds. */
public class PreferenceImageView extends ImageView {
    public PreferenceImageView(Context context) {
        this(context, null);
    }

    public PreferenceImageView(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public PreferenceImageView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public PreferenceImageView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        super.onMeasure(within(widthMeasureSpec, getMaxWidth()), within(heightMeasureSpec, getMaxHeight()));
    }

    private static int within(int spec, int max) {
        int mode = MeasureSpec.getMode(spec);
        if (mode == MeasureSpec.EXACTLY || max == Integer.MAX_VALUE) {
            return spec;
        }
        if (mode == MeasureSpec.UNSPECIFIED || max < MeasureSpec.getSize(spec)) {
            return MeasureSpec.makeMeasureSpec(max, MeasureSpec.AT_MOST);
        }
        return spec;
    }
}
