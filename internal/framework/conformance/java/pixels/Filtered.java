import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.ColorMatrix;
import android.graphics.ColorMatrixColorFilter;
import android.graphics.LightingColorFilter;
import android.graphics.Paint;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffColorFilter;
import android.graphics.PorterDuffXfermode;
import android.graphics.RectF;
import esdroid.conformance.Show;

/** Colors that filters change, of shapes and of bitmaps; and bitmaps cut to shapes. */
public class Filtered extends Show {
    private static final int[] UNDER = {0, 0xff00ff00, 0x80ff0000, 0xff3366cc};

    private static String about(int color) {
        StringBuilder s = new StringBuilder();
        for (int shift = 24; shift >= 0; shift -= 8) s.append(Integer.toHexString(((color >>> shift & 255) + 18) / 32)).append('.');
        return s.toString();
    }

    private static void both(String what, Paint paint) {
        StringBuilder s = new StringBuilder(what);
        for (int color : UNDER) {
            Bitmap b = Bitmap.createBitmap(2, 1, Bitmap.Config.ARGB_8888);
            Canvas c = new Canvas(b);
            paint.setColor(color);
            c.drawRect(0, 0, 1, 1, paint);
            Bitmap image = Bitmap.createBitmap(1, 1, Bitmap.Config.ARGB_8888);
            image.eraseColor(color);
            paint.setColor(Color.BLACK);
            c.drawBitmap(image, 1, 0, paint);
            s.append(' ').append(about(b.getPixel(0, 0))).append(' ').append(about(b.getPixel(1, 0)));
        }
        p(s);
    }

    public static void main(String[] args) {
        Paint paint = new Paint();
        for (PorterDuff.Mode mode : PorterDuff.Mode.values()) {
            for (int color : new int[] {0xff0000ff, 0x80ff0000, 0xffcc9933}) {
                paint.setColorFilter(new PorterDuffColorFilter(color, mode));
                both(mode + " " + Integer.toHexString(color), paint);
            }
        }
        ColorMatrix gray = new ColorMatrix();
        gray.setSaturation(0);
        paint.setColorFilter(new ColorMatrixColorFilter(gray));
        both("gray", paint);
        paint.setColorFilter(new ColorMatrixColorFilter(new float[] {-1, 0, 0, 0, 255, 0, -1, 0, 0, 255, 0, 0, -1, 0, 255, 0, 0, 0, 1, 0}));
        both("inverted", paint);
        paint.setColorFilter(new LightingColorFilter(0xff8080, 0x102030));
        both("lighting", paint);

        // The usual round picture.
        Bitmap photo = Bitmap.createBitmap(40, 40, Bitmap.Config.ARGB_8888);
        photo.eraseColor(0xffcc9933);
        Bitmap round = Bitmap.createBitmap(40, 40, Bitmap.Config.ARGB_8888);
        Canvas c = new Canvas(round);
        Paint plain = new Paint();
        c.drawARGB(0, 0, 0, 0);
        plain.setColor(0xff424242);
        c.drawRoundRect(new RectF(0, 0, 40, 40), 20, 20, plain);
        plain.setXfermode(new PorterDuffXfermode(PorterDuff.Mode.SRC_IN));
        c.drawBitmap(photo, 0, 0, plain);
        p("round", about(round.getPixel(1, 1)), about(round.getPixel(20, 20)), about(round.getPixel(38, 1)), about(round.getPixel(2, 20)));
        Bitmap mask = photo.extractAlpha();
        p(mask.getConfig(), about(mask.getPixel(3, 3)));
        Bitmap tinted = Bitmap.createBitmap(40, 40, Bitmap.Config.ARGB_8888);
        Paint red = new Paint();
        red.setColor(Color.RED);
        new Canvas(tinted).drawBitmap(mask, 0, 0, red);
        p("of a mask", about(tinted.getPixel(3, 3)));
    }
}
