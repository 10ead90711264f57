package android.graphics;

/** Colors along a line. */
public class LinearGradient extends Gradient {
    public LinearGradient(float x0, float y0, float x1, float y1, int[] colors, float[] positions, TileMode tile) {
        super(LINEAR, new float[] {x0, y0, x1, y1}, colors, positions, tile);
    }

    public LinearGradient(float x0, float y0, float x1, float y1, int color0, int color1, TileMode tile) {
        this(x0, y0, x1, y1, new int[] {color0, color1}, null, tile);
    }
}
