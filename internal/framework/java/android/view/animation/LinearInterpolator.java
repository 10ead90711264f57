package android.view.animation;

import android.content.Context;
import android.util.AttributeSet;

/** Even time. */
public class LinearInterpolator extends BaseInterpolator {
    public LinearInterpolator() {
    }

    public LinearInterpolator(Context context, AttributeSet attrs) {
        this();
    }

    @Override
    public float getInterpolation(float t) {
        return t;
    }
}
