package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** Slow at the end. */
public class DecelerateInterpolator extends BaseInterpolator {
    private final float factor;

    public DecelerateInterpolator() {
        factor = 1.0f;
    }

    public DecelerateInterpolator(float factor) {
        this.factor = factor;
    }

    public DecelerateInterpolator(Context context, AttributeSet attrs) {
        this(context.getResources(), context.getTheme(), attrs);
    }

    /** For inflation. */
    public DecelerateInterpolator(Resources res, Theme theme, AttributeSet attrs) {
        TypedArray a = theme != null ? theme.obtainStyledAttributes(attrs, R.styleable.DecelerateInterpolator, 0, 0) : res.obtainAttributes(attrs, R.styleable.DecelerateInterpolator);
        factor = a.getFloat(R.styleable.DecelerateInterpolator_factor, 1.0f);
        a.recycle();
    }

    @Override
    public float getInterpolation(float t) {
        return factor == 1.0f ? 1.0f - (1.0f - t) * (1.0f - t) : (float) (1.0f - Math.pow(1.0f - t, 2 * factor));
    }
}
