package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** Slow at the beginning. */
public class AccelerateInterpolator extends BaseInterpolator {
    private final float factor;

    public AccelerateInterpolator() {
        factor = 1.0f;
    }

    public AccelerateInterpolator(float factor) {
        this.factor = factor;
    }

    public AccelerateInterpolator(Context context, AttributeSet attrs) {
        this(context.getResources(), context.getTheme(), attrs);
    }

    /** For inflation. */
    public AccelerateInterpolator(Resources res, Theme theme, AttributeSet attrs) {
        TypedArray a = theme != null ? theme.obtainStyledAttributes(attrs, R.styleable.AccelerateInterpolator, 0, 0) : res.obtainAttributes(attrs, R.styleable.AccelerateInterpolator);
        factor = a.getFloat(R.styleable.AccelerateInterpolator_factor, 1.0f);
        a.recycle();
    }

    @Override
    public float getInterpolation(float t) {
        return factor == 1.0f ? t * t : (float) Math.pow(t, 2 * factor);
    }
}
