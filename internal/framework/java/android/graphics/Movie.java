package android.graphics;

import java.io.InputStream;

/** A moving GIF, of which only the first picture is known. */
@Deprecated
public class Movie {
    private final Bitmap first;

    private Movie(Bitmap first) {
        this.first = first;
    }

    public int width() {
        return first.getWidth();
    }

    public int height() {
        return first.getHeight();
    }

    public boolean isOpaque() {
        return !first.hasAlpha();
    }

    public int duration() {
        return 0;
    }

    public boolean setTime(int relativeMilliseconds) {
        return false;
    }

    public void draw(Canvas canvas, float x, float y, Paint paint) {
        canvas.drawBitmap(first, x, y, paint);
    }

    public void draw(Canvas canvas, float x, float y) {
        draw(canvas, x, y, null);
    }

    public static Movie decodeStream(InputStream is) {
        Bitmap b = BitmapFactory.decodeStream(is);
        return b == null ? null : new Movie(b);
    }

    public static Movie decodeByteArray(byte[] data, int offset, int length) {
        Bitmap b = BitmapFactory.decodeByteArray(data, offset, length);
        return b == null ? null : new Movie(b);
    }

    public static Movie decodeFile(String pathName) {
        Bitmap b = BitmapFactory.decodeFile(pathName);
        return b == null ? null : new Movie(b);
    }
}
