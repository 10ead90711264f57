package android.view.animation;

import android.content.Context;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** Turns. */
public class RotateAnimation extends Animation {
    private final float from;
    private final float to;
    private int pivotXType = ABSOLUTE;
    private int pivotYType = ABSOLUTE;
    private float pivotXValue;
    private float pivotYValue;
    private float pivotX;
    private float pivotY;

    public RotateAnimation(Context context, AttributeSet attrs) {
        super(context, attrs);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.RotateAnimation);
        from = a.getFloat(R.styleable.RotateAnimation_fromDegrees, 0.0f);
        to = a.getFloat(R.styleable.RotateAnimation_toDegrees, 0.0f);
        Description d = Description.parseValue(a.peekValue(R.styleable.RotateAnimation_pivotX));
        pivotXType = d.type;
        pivotXValue = d.value;
        d = Description.parseValue(a.peekValue(R.styleable.RotateAnimation_pivotY));
        pivotYType = d.type;
        pivotYValue = d.value;
        a.recycle();
        place();
    }

    public RotateAnimation(float fromDegrees, float toDegrees) {
        this(fromDegrees, toDegrees, 0, 0);
    }

    public RotateAnimation(float fromDegrees, float toDegrees, float pivotX, float pivotY) {
        this(fromDegrees, toDegrees, ABSOLUTE, pivotX, ABSOLUTE, pivotY);
    }

    public RotateAnimation(float fromDegrees, float toDegrees, int pivotXType, float pivotXValue, int pivotYType, float pivotYValue) {
        from = fromDegrees;
        to = toDegrees;
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
        float degrees = from + (to - from) * interpolatedTime;
        float scale = getScaleFactor();
        if (pivotX == 0.0f && pivotY == 0.0f) t.getMatrix().setRotate(degrees);
        else t.getMatrix().setRotate(degrees, pivotX * scale, pivotY * scale);
    }

    @Override
    public void initialize(int width, int height, int parentWidth, int parentHeight) {
        super.initialize(width, height, parentWidth, parentHeight);
        pivotX = resolveSize(pivotXType, pivotXValue, width, parentWidth);
        pivotY = resolveSize(pivotYType, pivotYValue, height, parentHeight);
    }
}
