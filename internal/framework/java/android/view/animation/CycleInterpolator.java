package android.view.animation;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
import android.content.res.TypedArray;
import android.util.AttributeSet;
import com.android.internal.R;

/** A sine wave. */
public class CycleInterpolator extends BaseInterpolator {
    private final float cycles;

    public CycleInterpolator() {
        cycles = 1.0f;
    }

    public CycleInterpolator(float cycles) {
        this.cycles = cycles;
    }

    public CycleInterpolator(Context context, AttributeSet attrs) {
        this(context.getResources(), context.getTheme(), attrs);
    }

    /** For inflation. */
    public CycleInterpolator(Resources res, Theme theme, AttributeSet attrs) {
        TypedArray a = theme != null ? theme.obtainStyledAttributes(attrs, R.styleable.CycleInterpolator, 0, 0) : res.obtainAttributes(attrs, R.styleable.CycleInterpolator);
        cycles = a.getFloat(R.styleable.CycleInterpolator_cycles, 1.0f);
        a.recycle();
    }

    @Override
    public float getInterpolation(float t) {
        return (float) Math.sin(2 * cycles * Math.PI * t);
    }
}
