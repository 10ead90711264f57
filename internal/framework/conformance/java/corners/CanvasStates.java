import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Picture;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** What a canvas saves and restores, and the errors of it. */
public class CanvasStates {
    public static void main(String[] args) throws Exception {
        final Canvas c = new Canvas(Bitmap.createBitmap(20, 10, Bitmap.Config.ARGB_8888));
        say(c.getWidth(), c.getHeight(), c.getSaveCount(), c.save(), c.getSaveCount(), c.isHardwareAccelerated(), c.getClipBounds());
        c.translate(5, 0);
        c.scale(2, 2);
        say(c.clipRect(0, 0, 3, 3), c.getClipBounds(), c.quickReject(50, 50, 60, 60, Canvas.EdgeType.BW), c.getMatrix());
        int n = c.saveLayer(null, null);
        say(n, c.saveLayerAlpha(0, 0, 1, 1, 9), c.getSaveCount());
        c.restoreToCount(2);
        say(c.getSaveCount());
        c.restore();
        say(c.getSaveCount(), c.getClipBounds(), c.getMatrix().isIdentity());
        fails("c.restore()", new Code() {
            public void run() throws Exception {
                c.restore();
            }
        });
        fails("c.restoreToCount(0)", new Code() {
            public void run() throws Exception {
                c.restoreToCount(0);
            }
        });
        fails("c.drawBitmap((Bitmap) null, 0, 0, null)", new Code() {
            public void run() throws Exception {
                c.drawBitmap((Bitmap) null, 0, 0, null);
            }
        });
        fails("c.drawText((String) null, 0, 0, new Paint())", new Code() {
            public void run() throws Exception {
                c.drawText((String) null, 0, 0, new Paint());
            }
        });
        fails("c.drawText(\"abc\", 1, 9, 0f, 0f, new Paint())", new Code() {
            public void run() throws Exception {
                c.drawText("abc", 1, 9, 0f, 0f, new Paint());
            }
        });
        fails("c.drawRect(0, 0, 1, 1, null)", new Code() {
            public void run() throws Exception {
                c.drawRect(0, 0, 1, 1, null);
            }
        });
        fails("c.drawLines(new float[3], 0, 4, new Paint())", new Code() {
            public void run() throws Exception {
                c.drawLines(new float[3], 0, 4, new Paint());
            }
        });
        fails("c.drawPath(null, new Paint())", new Code() {
            public void run() throws Exception {
                c.drawPath(null, new Paint());
            }
        });
        final Bitmap gone = Bitmap.createBitmap(1, 1, Bitmap.Config.ARGB_8888);
        gone.recycle();
        final Canvas bare = new Canvas();
        say(bare.getWidth(), bare.getSaveCount(), bare.getDensity());
        fails("new Canvas(null)", new Code() {
            public void run() throws Exception {
                new Canvas(null);
            }
        });
        fails("new Canvas(Bitmap.createBitmap(new int[1], 1, 1, Bitmap.Config.ARGB_8888))", new Code() {
            public void run() throws Exception {
                new Canvas(Bitmap.createBitmap(new int[1], 1, 1, Bitmap.Config.ARGB_8888));
            }
        });
        Picture p = new Picture();
        Canvas r = p.beginRecording(7, 8);
        r.drawColor(1);
        p.endRecording();
        say(p.getWidth(), p.getHeight());
        final Picture q = p;
        fails("r(q)", new Code() {
            public void run() throws Exception {
                r(q);
            }
        });
    }

    static void r(Picture p) {
        p.beginRecording(1, 1);
        p.draw(new Canvas());
    }
}
