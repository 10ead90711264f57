package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import android.util.TypedValue;
import com.android.internal.R;

/** Makes larger or smaller. */
public class ScaleAnimation extends Animation {
    private final Resources resources;
    private final float[] scales = new float[4]; // from x, to x, from y, to y
    private final int[] types = new int[4];
    private final int[] data = new int[4];
    private int pivotXType = ABSOLUTE;
    private int pivotYType = ABSOLUTE;
    private float pivotXValue;
    private float pivotYValue;
    private float pivotX;
    private float pivotY;

    public ScaleAnimation(Context context, AttributeSet attrs) {
        super(context, attrs);
        resources = context.getResources();
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ScaleAnimation);
        int[] indices = {R.styleable.ScaleAnimation_fromXScale, R.styleable.ScaleAnimation_toXScale, R.styleable.ScaleAnimation_fromYScale, R.styleable.ScaleAnimation_toYScale};
        for (int i = 0; i < 4; i++) {
            TypedValue v = a.peekValue(indices[i]);
            types[i] = TypedValue.TYPE_NULL;
            if (v == null) continue;
            if (v.type == TypedValue.TYPE_FLOAT) {
                scales[i] = v.getFloat();
            } else {
                types[i] = v.type;
                data[i] = v.data;
            }
        }
        Description d = Description.parseValue(a.peekValue(R.styleable.ScaleAnimation_pivotX));
        pivotXType = d.type;
        pivotXValue = d.value;
        d = Description.parseValue(a.peekValue(R.styleable.ScaleAnimation_pivotY));
        pivotYType = d.type;
        pivotYValue = d.value;
        a.recycle();
        place();
    }

    public ScaleAnimation(float fromX, float toX, float fromY, float toY) {
        this(fromX, toX, fromY, toY, 0, 0);
    }

    public ScaleAnimation(float fromX, float toX, float fromY, float toY, float pivotX, float pivotY) {
        this(fromX, toX, fromY, toY, ABSOLUTE, pivotX, ABSOLUTE, pivotY);
    }

    public ScaleAnimation(float fromX, float toX, float fromY, float toY, int pivotXType, float pivotXValue, int pivotYType, float pivotYValue) {
        resources = null;
        scales[0] = fromX;
        scales[1] = toX;
        scales[2] = fromY;
        scales[3] = toY;
        this.pivotXType = pivotXType;
        this.pivotXValue = pivotXValue;
        this.pivotYType = pivotYType;
        this.pivotYValue = pivotYValue;
        place();
    }

    private void place() {
        if (pivotXType == ABSOLUTE) pivotX = pivotXValue;
        if (pivotYType == ABSOLUTE) pivotY = pivotYValue;
    }

    @Override
    protected void applyTransformation(float interpolatedTime, Transformation t) {
        float sx = 1.0f;
        float sy = 1.0f;
        float scale = getScaleFactor();
        if (scales[0] != 1.0f || scales[1] != 1.0f) sx = scales[0] + (scales[1] - scales[0]) * interpolatedTime;
        if (scales[2] != 1.0f || scales[3] != 1.0f) sy = scales[2] + (scales[3] - scales[2]) * interpolatedTime;
        if (pivotX == 0 && pivotY == 0) t.getMatrix().setScale(sx, sy);
        else t.getMatrix().setScale(sx, sy, scale * pivotX, scale * pivotY);
    }

    private float resolve(int i, int size, int parent) {
        float target;
        if (types[i] == TypedValue.TYPE_FRACTION) target = TypedValue.complexToFraction(data[i], size, parent);
        else if (types[i] == TypedValue.TYPE_DIMENSION) target = TypedValue.complexToDimension(data[i], resources.getDisplayMetrics());
        else return scales[i];
        return size == 0 ? 1 : target / (float) size;
    }

    @Override
    public void initialize(int width, int height, int parentWidth, int parentHeight) {
        super.initialize(width, height, parentWidth, parentHeight);
        for (int i = 0; i < 4; i++) scales[i] = resolve(i, i < 2 ? width : height, i < 2 ? parentWidth : parentHeight);
        pivotX = resolveSize(pivotXType, pivotXValue, width, parentWidth);
        pivotY = resolveSize(pivotYType, pivotYValue, height, parentHeight);
    }
}
