package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Slow at both ends. */
public class AccelerateDecelerateInterpolator extends BaseInterpolator {
    public AccelerateDecelerateInterpolator() {
    }

    public AccelerateDecelerateInterpolator(Context context, AttributeSet attrs) {
        this();
    }

    @Override
    public float getInterpolation(float t) {
        return (float) (Math.cos((t + 1) * Math.PI) / 2.0f) + 0.5f;
    }
}
