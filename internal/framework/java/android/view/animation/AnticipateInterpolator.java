package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** Goes back first. */
public class AnticipateInterpolator extends BaseInterpolator {
    private final float tension;

    public AnticipateInterpolator() {
        tension = 2.0f;
    }

    public AnticipateInterpolator(float tension) {
        this.tension = tension;
    }

    public AnticipateInterpolator(Context context, AttributeSet attrs) {
        this(context.getResources(), context.getTheme(), attrs);
    }

    /** For inflation. */
    public AnticipateInterpolator(Resources res, Theme theme, AttributeSet attrs) {
        TypedArray a = theme != null ? theme.obtainStyledAttributes(attrs, R.styleable.AnticipateInterpolator, 0, 0) : res.obtainAttributes(attrs, R.styleable.AnticipateInterpolator);
        tension = a.getFloat(R.styleable.AnticipateInterpolator_tension, 2.0f);
        a.recycle();
    }

    @Override
    public float getInterpolation(float t) {
        return t * t * ((tension + 1) * t - tension);
    }
}
