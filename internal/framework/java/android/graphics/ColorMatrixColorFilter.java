package android.graphics;

/** Changes colors by a matrix. */
public class ColorMatrixColorFilter extends ColorFilter {
    private final ColorMatrix matrix = new ColorMatrix();

    public ColorMatrixColorFilter(ColorMatrix matrix) {
        this.matrix.set(matrix);
    }

    public ColorMatrixColorFilter(float[] array) {
        if (array.length < 20) throw new ArrayIndexOutOfBoundsException();
        matrix.set(array);
    }

    public void getColorMatrix(ColorMatrix out) {
        out.set(matrix);
    }

    public void setColorMatrix(ColorMatrix m) {
        if (m == null) {
            matrix.reset();
        } else {
            matrix.set(m);
        }
    }

    public void setColorMatrixArray(float[] array) {
        if (array == null) {
            matrix.reset();
            return;
        }
        if (array.length < 20) throw new ArrayIndexOutOfBoundsException();
        matrix.set(array);
    }

    @Override
    float[] matrix() {
        return matrix.getArray();
    }
}
