package android.graphics;

/** Colors of a bitmap. */
public class BitmapShader extends Shader {
    public final Bitmap mBitmap;
    private final TileMode tileX, tileY;

    public BitmapShader(Bitmap bitmap, TileMode tileX, TileMode tileY) {
        if (bitmap == null) throw new IllegalArgumentException("Bitmap must be non-null");
        if (tileX == null || tileY == null) throw new NullPointerException();
        mBitmap = bitmap;
        this.tileX = tileX;
        this.tileY = tileY;
    }

    @Override
    boolean shade(Canvas canvas) {
        canvas.nativePattern(mBitmap, tileX.nativeInt, tileY.nativeInt, local());
        return true;
    }
}
