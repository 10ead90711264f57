package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** Goes back first, then too far. */
public class AnticipateOvershootInterpolator extends BaseInterpolator {
    private final float tension;

    public AnticipateOvershootInterpolator() {
        this(2.0f);
    }

    public AnticipateOvershootInterpolator(float tension) {
        this(tension, 1.5f);
    }

    public AnticipateOvershootInterpolator(float tension, float extraTension) {
        this.tension = tension * extraTension;
    }

    public AnticipateOvershootInterpolator(Context context, AttributeSet attrs) {
        this(context.getResources(), context.getTheme(), attrs);
    }

    /** For inflation. */
    public AnticipateOvershootInterpolator(Resources res, Theme theme, AttributeSet attrs) {
        TypedArray a = theme != null ? theme.obtainStyledAttributes(attrs, R.styleable.AnticipateOvershootInterpolator, 0, 0)
            : res.obtainAttributes(attrs, R.styleable.AnticipateOvershootInterpolator);
        tension = a.getFloat(R.styleable.AnticipateOvershootInterpolator_tension, 2.0f) * a.getFloat(R.styleable.AnticipateOvershootInterpolator_extraTension, 1.5f);
        a.recycle();
    }

    @Override
    public float getInterpolation(float t) {
        if (t < 0.5f) {
            t *= 2.0f;
            return 0.5f * (t * t * ((tension + 1) * t - tension));
        }
        t = t * 2.0f - 2.0f;
        return 0.5f * (t * t * ((tension + 1) * t + tension) + 2.0f);
    }
}
