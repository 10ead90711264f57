package android.graphics;

/** Colors around a point. */
public class RadialGradient extends Gradient {
    public RadialGradient(float centerX, float centerY, float radius, int[] colors, float[] stops, TileMode tileMode) {
        super(RADIAL, new float[] {centerX, centerY, checked(radius)}, colors, stops, tileMode);
    }

    public RadialGradient(float centerX, float centerY, float radius, int centerColor, int edgeColor, TileMode tileMode) {
        this(centerX, centerY, radius, new int[] {centerColor, edgeColor}, null, tileMode);
    }

    private static float checked(float radius) {
        if (radius <= 0) throw new IllegalArgumentException("radius must be > 0");
        return radius;
    }
}
