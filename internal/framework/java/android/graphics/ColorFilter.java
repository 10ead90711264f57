package android.graphics;

/** Changes the colors that a paint draws. */
public class ColorFilter {
    @Deprecated
    public ColorFilter() {
    }

    /** Returns what becomes of a color. */
    int apply(int color) {
        return color;
    }
}
