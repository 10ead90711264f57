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
    int apply(int c) {
        float[] m = matrix.getArray();
        int[] in = {Color.red(c), Color.green(c), Color.blue(c), Color.alpha(c)};
        int[] out = new int[4];
        for (int i = 0; i < 4; i++) {
            float v = m[5 * i] * in[0] + m[5 * i + 1] * in[1] + m[5 * i + 2] * in[2] + m[5 * i + 3] * in[3] + m[5 * i + 4];
            out[i] = Math.max(0, Math.min(255, Math.round(v)));
        }
        return Color.argb(out[3], out[0], out[1], out[2]);
    }
}
