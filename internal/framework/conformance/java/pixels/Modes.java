import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffXfermode;
import android.graphics.Rect;
import esdroid.conformance.Show;

/** Each mode of Porter and Duff with shapes, bitmaps, colors, paints and layers over several pixels. */
public class Modes extends Show {
    // No color, an opaque one, two that one sees through.
    private static final int[] UNDER = {0, 0xff00ff00, 0x80ff0000, 0xff3366cc};
    private static final int[] OVER = {0, 0xff0000ff, 0x800000ff, 0xffcc9933};

    private static Paint paint(PorterDuff.Mode mode, int color) {
        Paint paint = new Paint();
        paint.setColor(color);
        paint.setXfermode(new PorterDuffXfermode(mode));
        return paint;
    }

    private static Bitmap under() {
        Bitmap b = Bitmap.createBitmap(UNDER.length, 4, Bitmap.Config.ARGB_8888);
        for (int i = 0; i < UNDER.length; i++) {
            for (int y = 0; y < 4; y++) b.setPixel(i, y, UNDER[i]);
        }
        return b;
    }

    // In steps of 32, whose ends no result is near: what is lost by rounding is not asked for.
    private static String about(int color) {
        StringBuilder s = new StringBuilder();
        for (int shift = 24; shift >= 0; shift -= 8) s.append(Integer.toHexString(((color >>> shift & 255) + 18) / 32)).append('.');
        return s.toString();
    }

    private static void row(String what, Bitmap b, int y) {
        StringBuilder s = new StringBuilder(what);
        for (int i = 0; i < b.getWidth(); i++) s.append(' ').append(about(b.getPixel(i, y)));
        p(s);
    }

    public static void main(String[] args) {
        for (PorterDuff.Mode mode : PorterDuff.Mode.values()) {
            for (int over : OVER) {
                Bitmap b = under();
                new Canvas(b).drawRect(0, 1, 4, 3, paint(mode, over));
                row(mode + " rect " + Integer.toHexString(over), b, 1);
                if (over == OVER[1]) row(mode + " beside", b, 0);
                b = under();
                new Canvas(b).drawColor(over, mode);
                row(mode + " color", b, 0);
                b = under();
                new Canvas(b).drawPaint(paint(mode, over));
                row(mode + " paint", b, 3);
                Bitmap image = Bitmap.createBitmap(2, 2, Bitmap.Config.ARGB_8888);
                image.eraseColor(over);
                b = under();
                new Canvas(b).drawBitmap(image, null, new Rect(0, 1, 4, 3), paint(mode, 0x80000000));
                row(mode + " bitmap", b, 1);
                if (over == OVER[1]) row(mode + " beside", b, 3);
                b = under();
                Canvas c = new Canvas(b);
                int count = c.saveLayer(0, 0, 4, 3, paint(mode, Color.BLACK));
                c.drawRect(0, 1, 4, 2, paint(PorterDuff.Mode.SRC_OVER, over));
                c.restoreToCount(count);
                row(mode + " layer drawn", b, 1);
                row(mode + " layer not drawn", b, 2);
                row(mode + " not layer", b, 3);
            }
        }
        Bitmap b = under();
        Canvas c = new Canvas(b);
        c.clipRect(1, 0, 3, 4);
        c.drawColor(0, PorterDuff.Mode.CLEAR);
        row("clear in clip", b, 2);
        b = under();
        c = new Canvas(b);
        c.saveLayerAlpha(0, 0, 4, 4, 128);
        c.drawColor(Color.WHITE);
        row("layer open", b, 0);
        c.saveLayer(null, null);
        c.drawColor(Color.BLACK, PorterDuff.Mode.DST_OUT);
        c.restore();
        c.restore();
        row("layers closed", b, 0);
        b = under();
        c = new Canvas(b);
        c.saveLayer(0, 0, 4, 4, null);
        c.drawRect(0, 0, 4, 4, paint(PorterDuff.Mode.SRC_OVER, Color.RED));
        c.drawRect(1, 0, 3, 4, paint(PorterDuff.Mode.CLEAR, Color.RED));
        c.restoreToCount(1);
        row("hole", b, 0);
        Bitmap opaque = Bitmap.createBitmap(4, 1, Bitmap.Config.RGB_565);
        opaque.eraseColor(Color.GREEN);
        new Canvas(opaque).drawRect(0, 0, 2, 1, paint(PorterDuff.Mode.CLEAR, Color.RED));
        row("without alpha", opaque, 0);
        // Text and lines change nothing beside themselves, and something where they are.
        for (PorterDuff.Mode mode : PorterDuff.Mode.values()) {
            Bitmap text = Bitmap.createBitmap(60, 40, Bitmap.Config.ARGB_8888);
            text.eraseColor(0xff00ff00);
            Paint paint = paint(mode, 0xff0000ff);
            paint.setTextSize(40);
            new Canvas(text).drawText("H", 5, 35, paint);
            int changed = 0;
            int kept = 0;
            for (int x = 0; x < 60; x++) {
                for (int y = 0; y < 40; y++) {
                    if (text.getPixel(x, y) == 0xff00ff00) kept++; else changed++;
                }
            }
            p(mode, "text", changed > 0, kept > 1000);
        }
    }
}
