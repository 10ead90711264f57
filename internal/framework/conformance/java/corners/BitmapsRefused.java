import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Canvas;
import esdroid.conformance.Out.Code;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import static esdroid.conformance.Out.*;

/** Bitmaps that cannot be, and what recycled ones refuse. */
public class BitmapsRefused {
    public static void main(String[] args) throws Exception {
        fails("Bitmap.createBitmap(0, 5, Bitmap.Config.ARGB_8888)", new Code() {
            public void run() throws Exception {
                Bitmap.createBitmap(0, 5, Bitmap.Config.ARGB_8888);
            }
        });
        fails("Bitmap.createBitmap(5, -1, Bitmap.Config.ARGB_8888)", new Code() {
            public void run() throws Exception {
                Bitmap.createBitmap(5, -1, Bitmap.Config.ARGB_8888);
            }
        });
        fails("Bitmap.createBitmap(5, 5, null)", new Code() {
            public void run() throws Exception {
                Bitmap.createBitmap(5, 5, null);
            }
        });
        final Bitmap b = Bitmap.createBitmap(4, 3, Bitmap.Config.ARGB_8888);
        say(b.getWidth(), b.getHeight(), b.getConfig(), b.isMutable(), b.hasAlpha(), b.getByteCount(), b.getRowBytes(), b.isRecycled(), b.getDensity() > 0, b.getPixel(0, 0));
        fails("b.getPixel(4, 0)", new Code() {
            public void run() throws Exception {
                b.getPixel(4, 0);
            }
        });
        fails("b.getPixel(-1, 0)", new Code() {
            public void run() throws Exception {
                b.getPixel(-1, 0);
            }
        });
        fails("b.setPixel(0, 3, 0)", new Code() {
            public void run() throws Exception {
                b.setPixel(0, 3, 0);
            }
        });
        fails("Bitmap.createBitmap(b, 2, 0, 3, 3)", new Code() {
            public void run() throws Exception {
                Bitmap.createBitmap(b, 2, 0, 3, 3);
            }
        });
        fails("Bitmap.createBitmap(b, -1, 0, 1, 1)", new Code() {
            public void run() throws Exception {
                Bitmap.createBitmap(b, -1, 0, 1, 1);
            }
        });
        fails("Bitmap.createBitmap(b, 0, 0, 0, 1)", new Code() {
            public void run() throws Exception {
                Bitmap.createBitmap(b, 0, 0, 0, 1);
            }
        });
        fails("b.getPixels(new int[5], 0, 4, 0, 0, 4, 3)", new Code() {
            public void run() throws Exception {
                b.getPixels(new int[5], 0, 4, 0, 0, 4, 3);
            }
        });
        fails("b.getPixels(new int[12], 0, 2, 0, 0, 4, 3)", new Code() {
            public void run() throws Exception {
                b.getPixels(new int[12], 0, 2, 0, 0, 4, 3);
            }
        });
        fails("b.setPixels(new int[12], 0, 4, 0, 0, 5, 3)", new Code() {
            public void run() throws Exception {
                b.setPixels(new int[12], 0, 4, 0, 0, 5, 3);
            }
        });
        fails("Bitmap.createScaledBitmap(b, 0, 1, true)", new Code() {
            public void run() throws Exception {
                Bitmap.createScaledBitmap(b, 0, 1, true);
            }
        });
        fails("b.compress(Bitmap.CompressFormat.PNG, 101, new ByteArrayOutputStream())", new Code() {
            public void run() throws Exception {
                b.compress(Bitmap.CompressFormat.PNG, 101, new ByteArrayOutputStream());
            }
        });
        fails("b.compress(Bitmap.CompressFormat.PNG, 50, null)", new Code() {
            public void run() throws Exception {
                b.compress(Bitmap.CompressFormat.PNG, 50, null);
            }
        });
        fails("Bitmap.createBitmap(new int[2], 3, 3, Bitmap.Config.ARGB_8888)", new Code() {
            public void run() throws Exception {
                Bitmap.createBitmap(new int[2], 3, 3, Bitmap.Config.ARGB_8888);
            }
        });
        fails("b.copyPixelsToBuffer(ByteBuffer.allocate(5))", new Code() {
            public void run() throws Exception {
                b.copyPixelsToBuffer(ByteBuffer.allocate(5));
            }
        });
        b.eraseColor(0xff112233);
        say(Integer.toHexString(b.getPixel(1, 1)), b.sameAs(b.copy(Bitmap.Config.ARGB_8888, false)), b.copy(Bitmap.Config.ARGB_8888, false).isMutable());
        final Bitmap fixed = Bitmap.createBitmap(new int[] {1, 2, 3, 4}, 2, 2, Bitmap.Config.ARGB_8888);
        say(fixed.isMutable());
        fails("fixed.setPixel(0, 0, 1)", new Code() {
            public void run() throws Exception {
                fixed.setPixel(0, 0, 1);
            }
        });
        fails("fixed.eraseColor(0)", new Code() {
            public void run() throws Exception {
                fixed.eraseColor(0);
            }
        });
        fails("new Canvas(fixed)", new Code() {
            public void run() throws Exception {
                new Canvas(fixed);
            }
        });
        fails("b.setWidth(9)", new Code() {
            public void run() throws Exception {
                b.setWidth(9);
            }
        });
        fails("b.setDensity(-1)", new Code() {
            public void run() throws Exception {
                b.setDensity(-1);
            }
        });
        b.recycle();
        b.recycle();
        say(b.isRecycled());
        fails("b.getPixel(0, 0)", new Code() {
            public void run() throws Exception {
                b.getPixel(0, 0);
            }
        });
        fails("b.eraseColor(1)", new Code() {
            public void run() throws Exception {
                b.eraseColor(1);
            }
        });
        fails("b.copy(Bitmap.Config.ARGB_8888, true)", new Code() {
            public void run() throws Exception {
                b.copy(Bitmap.Config.ARGB_8888, true);
            }
        });
        fails("b.compress(Bitmap.CompressFormat.PNG, 50, new ByteArrayOutputStream())", new Code() {
            public void run() throws Exception {
                b.compress(Bitmap.CompressFormat.PNG, 50, new ByteArrayOutputStream());
            }
        });
        fails("BitmapFactory.decodeByteArray(new byte[3], 2, 5)", new Code() {
            public void run() throws Exception {
                BitmapFactory.decodeByteArray(new byte[3], 2, 5);
            }
        });
        say(BitmapFactory.decodeByteArray(new byte[3], 0, 3), BitmapFactory.decodeFile("/none"), BitmapFactory.decodeFile(null), BitmapFactory.decodeStream(null), BitmapFactory.decodeStream(new ByteArrayInputStream(new byte[0])));
        fails("BitmapFactory.decodeResource(null, 1)", new Code() {
            public void run() throws Exception {
                BitmapFactory.decodeResource(null, 1);
            }
        });
    }
}
