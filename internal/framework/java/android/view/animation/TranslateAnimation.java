package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** Moves. */
public class TranslateAnimation extends Animation {
    private final int[] types = {ABSOLUTE, ABSOLUTE, ABSOLUTE, ABSOLUTE};
    private final float[] values = new float[4]; // from x, to x, from y, to y
    private final float[] deltas = new float[4];

    public TranslateAnimation(Context context, AttributeSet attrs) {
        super(context, attrs);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.TranslateAnimation);
        int[] indices = {R.styleable.TranslateAnimation_fromXDelta, R.styleable.TranslateAnimation_toXDelta, R.styleable.TranslateAnimation_fromYDelta, R.styleable.TranslateAnimation_toYDelta};
        for (int i = 0; i < 4; i++) {
            Description d = Description.parseValue(a.peekValue(indices[i]));
            types[i] = d.type;
            values[i] = d.value;
        }
        a.recycle();
    }

    public TranslateAnimation(float fromXDelta, float toXDelta, float fromYDelta, float toYDelta) {
        this(ABSOLUTE, fromXDelta, ABSOLUTE, toXDelta, ABSOLUTE, fromYDelta, ABSOLUTE, toYDelta);
    }

    public TranslateAnimation(int fromXType, float fromXValue, int toXType, float toXValue, int fromYType, float fromYValue, int toYType, float toYValue) {
        types[0] = fromXType;
        types[1] = toXType;
        types[2] = fromYType;
        types[3] = toYType;
        values[0] = fromXValue;
        values[1] = toXValue;
        values[2] = fromYValue;
        values[3] = toYValue;
    }

    @Override
    protected void applyTransformation(float interpolatedTime, Transformation t) {
        float dx = deltas[0] + (deltas[1] - deltas[0]) * interpolatedTime;
        float dy = deltas[2] + (deltas[3] - deltas[2]) * interpolatedTime;
        t.getMatrix().setTranslate(dx, dy);
    }

    @Override
    public void initialize(int width, int height, int parentWidth, int parentHeight) {
        super.initialize(width, height, parentWidth, parentHeight);
        for (int i = 0; i < 4; i++) deltas[i] = resolveSize(types[i], values[i], i < 2 ? width : height, i < 2 ? parentWidth : parentHeight);
    }
}
