package android.media;

import android.graphics.Bitmap;
import android.graphics.Matrix;

/** Makes small pictures of large ones. */
public class ThumbnailUtils {
    public static final int OPTIONS_RECYCLE_INPUT = 2;

    public ThumbnailUtils() {
    }

    /** The middle of source, as wide and as high as is asked. */
    public static Bitmap extractThumbnail(Bitmap source, int width, int height) {
        return extractThumbnail(source, width, height, 0);
    }

    public static Bitmap extractThumbnail(Bitmap source, int width, int height, int options) {
        if (source == null) {
            return null;
        }
        boolean recycle = (options & OPTIONS_RECYCLE_INPUT) != 0;
        float aspect = (float) source.getWidth() / source.getHeight();
        float scale = aspect > (float) width / height ? height / (float) source.getHeight() : width / (float) source.getWidth();
        Bitmap scaled = source;
        if (scale < .9F || scale > 1F) {
            Matrix matrix = new Matrix();
            matrix.setScale(scale, scale);
            scaled = Bitmap.createBitmap(source, 0, 0, source.getWidth(), source.getHeight(), matrix, true);
        }
        if (recycle && scaled != source) {
            source.recycle();
        }
        int left = Math.max(0, scaled.getWidth() - width);
        int top = Math.max(0, scaled.getHeight() - height);
        Bitmap cut = Bitmap.createBitmap(scaled, left / 2, top / 2, width, height);
        if (cut != scaled && (recycle || scaled != source)) {
            scaled.recycle();
        }
        return cut;
    }

    /** No video has a picture here. */
    public static Bitmap createVideoThumbnail(String filePath, int kind) {
        return null;
    }
}
