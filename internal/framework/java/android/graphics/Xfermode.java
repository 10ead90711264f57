package android.graphics;

/** How a paint's colors are put over others. */
public class Xfermode {
    int porterDuffMode = PorterDuff.Mode.SRC_OVER.nativeInt;
}
