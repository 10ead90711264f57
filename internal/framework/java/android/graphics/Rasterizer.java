package android.graphics;

/** A way of drawing that no longer has any effect. */
@Deprecated
public class Rasterizer {
}
