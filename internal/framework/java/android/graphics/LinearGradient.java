package android.graphics;

/** Colors along a line. */
public class LinearGradient extends Shader {
    public LinearGradient(float x0, float y0, float x1, float y1, int[] colors, float[] positions, TileMode tile) {
        check(colors, positions);
        mean = mean(colors);
    }

    public LinearGradient(float x0, float y0, float x1, float y1, int color0, int color1, TileMode tile) {
        mean = mean(new int[] {color0, color1});
    }
}
