package android.animation;

import android.graphics.Rect;

/** Between two rectangles. */
public class RectEvaluator implements TypeEvaluator<Rect> {
    private final Rect reuse;

    public RectEvaluator() {
        reuse = null;
    }

    public RectEvaluator(Rect reuseRect) {
        reuse = reuseRect;
    }

    @Override
    public Rect evaluate(float fraction, Rect a, Rect b) {
        int left = a.left + (int) ((b.left - a.left) * fraction);
        int top = a.top + (int) ((b.top - a.top) * fraction);
        int right = a.right + (int) ((b.right - a.right) * fraction);
        int bottom = a.bottom + (int) ((b.bottom - a.bottom) * fraction);
        if (reuse == null) return new Rect(left, top, right, bottom);
        reuse.set(left, top, right, bottom);
        return reuse;
    }
}
