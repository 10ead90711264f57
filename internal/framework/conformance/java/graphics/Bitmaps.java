import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Paint;
import android.graphics.Rect;
import esdroid.conformance.Show;
import java.io.ByteArrayOutputStream;
import java.nio.IntBuffer;

/** Bitmaps: pixels, copies, drawing rectangles into them. */
public class Bitmaps extends Show {
    private static String pixels(Bitmap b) {
        StringBuilder s = new StringBuilder();
        for (int y = 0; y < b.getHeight(); y++) {
            for (int x = 0; x < b.getWidth(); x++) s.append(Integer.toHexString(b.getPixel(x, y))).append(' ');
            s.append('/');
        }
        return s.toString();
    }

    public static void main(String[] args) {
        for (Bitmap.Config c : new Bitmap.Config[] {Bitmap.Config.ALPHA_8, Bitmap.Config.RGB_565, Bitmap.Config.ARGB_4444, Bitmap.Config.ARGB_8888}) {
            Bitmap b = Bitmap.createBitmap(3, 2, c);
            b.eraseColor(0xff204060);
            p(c, b.getConfig(), b.getWidth(), b.getHeight(), b.getRowBytes(), b.getByteCount(), b.hasAlpha(), b.isMutable(), b.isPremultiplied(), b.getDensity(), b.isRecycled());
        }
        final Bitmap b = Bitmap.createBitmap(3, 2, Bitmap.Config.ARGB_8888);
        p(pixels(b));
        b.setPixel(1, 1, 0xff112233);
        b.setPixel(0, 0, 0xffffffff);
        p(pixels(b), b.sameAs(b.copy(Bitmap.Config.ARGB_8888, true)));
        int[] colors = {0xff000001, 0xff000002, 0xff000003, 0xff000004};
        b.setPixels(colors, 0, 2, 1, 0, 2, 2);
        p(pixels(b));
        int[] out = new int[8];
        b.getPixels(out, 1, 3, 0, 0, 2, 2);
        StringBuilder s = new StringBuilder();
        for (int o : out) s.append(Integer.toHexString(o)).append(' ');
        p(s);
        p(pixels(Bitmap.createBitmap(b, 1, 0, 2, 1)), Bitmap.createBitmap(b, 0, 0, 3, 2) == b, Bitmap.createScaledBitmap(b, 3, 2, false) == b);
        p(Bitmap.createScaledBitmap(b, 9, 5, true).getWidth(), pixels(Bitmap.createScaledBitmap(b, 6, 2, false)));
        Matrix m = new Matrix();
        m.setRotate(90);
        Bitmap turned = Bitmap.createBitmap(b, 0, 0, 3, 2, m, false);
        p(turned.getWidth(), turned.getHeight());
        p(pixels(Bitmap.createBitmap(colors, 2, 2, Bitmap.Config.ARGB_8888)), Bitmap.createBitmap(colors, 2, 2, Bitmap.Config.ARGB_8888).isMutable());
        final int[][] bad = {{-1, 0}, {3, 0}, {0, 2}};
        for (final int[] q : bad) attempt("pixel", new Runnable() { public void run() { b.getPixel(q[0], q[1]); } });
        attempt("size", new Runnable() { public void run() { Bitmap.createBitmap(0, 5, Bitmap.Config.ARGB_8888); } });
        attempt("part", new Runnable() { public void run() { Bitmap.createBitmap(b, 2, 0, 3, 1); } });
        attempt("immutable", new Runnable() { public void run() { b.copy(Bitmap.Config.ARGB_8888, false).setPixel(0, 0, 1); } });
        attempt("canvas", new Runnable() { public void run() { new Canvas(b.copy(Bitmap.Config.ARGB_8888, false)); } });
        attempt("stride", new Runnable() { public void run() { b.getPixels(new int[2], 0, 1, 0, 0, 2, 1); } });
        IntBuffer buffer = IntBuffer.allocate(6);
        b.copyPixelsToBuffer(buffer);
        p(buffer.position());
        Bitmap canvas = Bitmap.createBitmap(4, 3, Bitmap.Config.ARGB_8888);
        Canvas c = new Canvas(canvas);
        c.drawColor(0xff0000ff);
        Paint paint = new Paint();
        paint.setColor(0xffff0000);
        c.drawRect(1, 1, 3, 2, paint);
        p(pixels(canvas), c.getWidth(), c.getHeight(), c.getSaveCount(), c.getClipBounds());
        c.save();
        c.translate(1, 0);
        c.clipRect(0, 0, 1, 3);
        c.drawColor(0xff00ff00);
        p(c.getClipBounds(), c.getSaveCount(), c.quickReject(5, 5, 6, 6, Canvas.EdgeType.BW));
        c.restore();
        p(pixels(canvas));
        paint.setColor(0xff123456);
        c.drawRect(new Rect(0, 0, 2, 1), paint);
        p(pixels(canvas));
        c.drawBitmap(b, 1, 1, null);
        p(pixels(canvas));
        attempt("restore", new Runnable() { public void run() { new Canvas(Bitmap.createBitmap(1, 1, Bitmap.Config.ARGB_8888)).restore(); } });
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        p(canvas.compress(Bitmap.CompressFormat.PNG, 100, bytes), bytes.size() > 50);
        Bitmap back = BitmapFactory.decodeByteArray(bytes.toByteArray(), 0, bytes.size());
        p(back.getWidth(), back.getHeight(), pixels(back).equals(pixels(canvas)), back.isMutable(), back.getConfig());
        BitmapFactory.Options o = new BitmapFactory.Options();
        o.inJustDecodeBounds = true;
        p(BitmapFactory.decodeByteArray(bytes.toByteArray(), 0, bytes.size(), o), o.outWidth, o.outHeight, o.outMimeType);
        o.inJustDecodeBounds = false;
        o.inSampleSize = 2;
        p(BitmapFactory.decodeByteArray(bytes.toByteArray(), 0, bytes.size(), o).getWidth(), BitmapFactory.decodeByteArray(new byte[] {1, 2, 3}, 0, 3), BitmapFactory.decodeFile("/no/file"));
        Bitmap alpha = b.extractAlpha();
        p(alpha.getConfig(), alpha.getWidth());
        b.setHasAlpha(false);
        b.setDensity(160);
        p(b.hasAlpha(), b.getScaledWidth(320), b.getScaledHeight(80), b.getGenerationId() == b.getGenerationId());
        b.recycle();
        p(b.isRecycled());
        attempt("recycled", new Runnable() { public void run() { b.getPixel(0, 0); } });
    }
}
