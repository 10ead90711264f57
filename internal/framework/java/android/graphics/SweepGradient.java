package android.graphics;

/** Colors by the angle around a point. */
public class SweepGradient extends Gradient {
    public SweepGradient(float cx, float cy, int[] colors, float[] positions) {
        super(SWEEP, new float[] {cx, cy}, colors, positions, TileMode.CLAMP);
    }

    public SweepGradient(float cx, float cy, int color0, int color1) {
        this(cx, cy, new int[] {color0, color1}, null);
    }
}
