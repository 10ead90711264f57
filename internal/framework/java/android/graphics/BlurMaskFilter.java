package android.graphics;

/** Blurs edges. */
public class BlurMaskFilter extends MaskFilter {
    /** Where the blur goes. */
    public enum Blur {
        NORMAL(0), SOLID(1), OUTER(2), INNER(3);

        final int native_int;

        Blur(int value) {
            native_int = value;
        }
    }

    public BlurMaskFilter(float radius, Blur style) {
        if (radius <= 0) throw new IllegalArgumentException();
    }
}
