package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** Goes too far and comes back. */
public class OvershootInterpolator extends BaseInterpolator {
    private final float tension;

    public OvershootInterpolator() {
        tension = 2.0f;
    }

    public OvershootInterpolator(float tension) {
        this.tension = tension;
    }

    public OvershootInterpolator(Context context, AttributeSet attrs) {
        this(context.getResources(), context.getTheme(), attrs);
    }

    /** For inflation. */
    public OvershootInterpolator(Resources res, Theme theme, AttributeSet attrs) {
        TypedArray a = theme != null ? theme.obtainStyledAttributes(attrs, R.styleable.OvershootInterpolator, 0, 0) : res.obtainAttributes(attrs, R.styleable.OvershootInterpolator);
        tension = a.getFloat(R.styleable.OvershootInterpolator_tension, 2.0f);
        a.recycle();
    }

    @Override
    public float getInterpolation(float t) {
        t -= 1.0f;
        return t * t * ((tension + 1) * t + tension) + 1.0f;
    }
}
