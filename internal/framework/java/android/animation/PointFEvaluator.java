package android.animation;

import android.graphics.PointF;

/** Between two points. */
public class PointFEvaluator implements TypeEvaluator<PointF> {
    private final PointF reuse;

    public PointFEvaluator() {
        reuse = null;
    }

    public PointFEvaluator(PointF reuse) {
        this.reuse = reuse;
    }

    @Override
    public PointF evaluate(float fraction, PointF a, PointF b) {
        float x = a.x + fraction * (b.x - a.x);
        float y = a.y + fraction * (b.y - a.y);
        if (reuse == null) return new PointF(x, y);
        reuse.set(x, y);
        return reuse;
    }
}
