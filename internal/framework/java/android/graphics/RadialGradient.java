package android.graphics;

/** Colors around a point. */
public class RadialGradient extends Shader {
    public RadialGradient(float centerX, float centerY, float radius, int[] colors, float[] stops, TileMode tileMode) {
        if (radius <= 0) throw new IllegalArgumentException("radius must be > 0");
        check(colors, stops);
        mean = mean(colors);
    }

    public RadialGradient(float centerX, float centerY, float radius, int centerColor, int edgeColor, TileMode tileMode) {
        if (radius <= 0) throw new IllegalArgumentException("radius must be > 0");
        mean = mean(new int[] {centerColor, edgeColor});
    }
}
