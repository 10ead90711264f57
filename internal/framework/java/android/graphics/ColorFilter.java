package android.graphics;

/** Changes the colors that a paint draws. */
public class ColorFilter {
    @Deprecated
    public ColorFilter() {
    }

    /** The matrix that colors are multiplied by, null if there is none. */
    float[] matrix() {
        return null;
    }

    /** The color that is put over them by tintMode. */
    int tint() {
        return 0;
    }

    int tintMode() {
        return PorterDuff.Mode.DST.nativeInt;
    }

    /** Returns what becomes of a color. */
    final int apply(int color) {
        return nativeApply(color, matrix(), tint(), tintMode());
    }

    private static native int nativeApply(int color, float[] matrix, int tint, int tintMode);
}
