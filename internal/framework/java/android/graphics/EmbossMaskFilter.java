package android.graphics;

/** Lights edges. */
public class EmbossMaskFilter extends MaskFilter {
    public EmbossMaskFilter(float[] direction, float ambient, float specular, float blurRadius) {
        if (direction.length < 3) throw new ArrayIndexOutOfBoundsException();
        if (blurRadius <= 0) throw new IllegalArgumentException();
    }
}
