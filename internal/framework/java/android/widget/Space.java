package android.widget;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;

/** A gap between other views. */
public final class Space extends View {
    public Space(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        if (getVisibility() == VISIBLE) {
            setVisibility(INVISIBLE);
        }
    }

    public Space(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public Space(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public Space(Context context) {
        this(context, null);
    }

    @Override
    public void draw(Canvas canvas) {
    }

    private static int size(int wanted, int spec) {
        int given = MeasureSpec.getSize(spec);
        switch (MeasureSpec.getMode(spec)) {
            case MeasureSpec.AT_MOST:
                return Math.min(wanted, given);
            case MeasureSpec.EXACTLY:
                return given;
            default:
                return wanted;
        }
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        setMeasuredDimension(size(getSuggestedMinimumWidth(), widthMeasureSpec),
                size(getSuggestedMinimumHeight(), heightMeasureSpec));
    }
}
