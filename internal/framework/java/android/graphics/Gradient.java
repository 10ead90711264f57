package android.graphics;

/** Colors that run into each other: along a line, around a point, or by the angle. */
abstract class Gradient extends Shader {
    static final int LINEAR = 0, RADIAL = 1, SWEEP = 2;

    private final int kind;
    private final float[] places;
    private final int[] colors;
    private final float[] positions;
    private final TileMode tile;

    Gradient(int kind, float[] places, int[] colors, float[] positions, TileMode tile) {
        check(colors, positions);
        this.kind = kind;
        this.places = places;
        this.colors = colors.clone();
        this.positions = positions == null ? null : positions.clone();
        this.tile = tile;
        mean = mean(colors);
    }

    @Override
    boolean shade(Canvas canvas) {
        canvas.nativeGradient(kind, places, colors, positions, tile.nativeInt, local());
        return true;
    }
}
