package android.graphics;

/** Gives a paint colors that depend on the place. */
public class Shader {
    private Matrix local;
    /** A color that stands for all of them. */
    int mean = 0xff808080;

    /** What is outside of the shader's own range. */
    public enum TileMode {
        CLAMP(0), REPEAT(1), MIRROR(2);

        final int nativeInt;

        TileMode(int n) {
            nativeInt = n;
        }
    }

    @Deprecated
    public Shader() {
    }

    public boolean getLocalMatrix(Matrix m) {
        if (local == null) return false;
        m.set(local);
        return !local.isIdentity();
    }

    public void setLocalMatrix(Matrix m) {
        local = m == null || m.isIdentity() ? null : new Matrix(m);
    }

    /** Tells a canvas the colors of the places, for what it draws next; a shader without any does not. */
    boolean shade(Canvas canvas) {
        return false;
    }

    /** What places of the shader's own are moved by. */
    float[] local() {
        return local == null ? null : local.m;
    }

    static int mean(int[] colors) {
        long a = 0;
        long r = 0;
        long g = 0;
        long b = 0;
        for (int c : colors) {
            a += Color.alpha(c);
            r += Color.red(c);
            g += Color.green(c);
            b += Color.blue(c);
        }
        int n = colors.length;
        return Color.argb((int) (a / n), (int) (r / n), (int) (g / n), (int) (b / n));
    }

    static void check(int[] colors, float[] positions) {
        if (colors.length < 2) throw new IllegalArgumentException("needs >= 2 number of colors");
        if (positions != null && colors.length != positions.length) {
            throw new IllegalArgumentException("color and position arrays must be of equal length");
        }
    }
}
