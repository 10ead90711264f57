import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Rect;
import android.graphics.RectF;
import android.graphics.Region;
import esdroid.conformance.Show;

/** Canvas: the stack of matrices and clips. */
public class Canvases extends Show {
    private static Canvas c;

    private static void state(String name) {
        Rect r = new Rect();
        boolean some = c.getClipBounds(r);
        float[] f = new float[9];
        c.getMatrix().getValues(f);
        p(name, c.getSaveCount(), some, r.toShortString(), round(f[0]), round(f[1]), round(f[2]), round(f[3]), round(f[4]), round(f[5]));
    }

    public static void main(String[] args) {
        c = new Canvas(Bitmap.createBitmap(200, 100, Bitmap.Config.ARGB_8888));
        state("new");
        int first = c.save();
        c.translate(10, 20);
        state("translate");
        c.scale(2, 0.5f);
        state("scale");
        int second = c.save();
        c.rotate(90);
        state("rotate");
        c.scale(2, 2, 5, 5);
        state("scale about");
        c.rotate(45, 10, 10);
        state("rotate about");
        c.skew(0.5f, 0);
        state("skew");
        p(first, second);
        c.restoreToCount(second);
        state("restored");
        p(c.clipRect(5, 5, 50, 50));
        state("clip");
        p(c.clipRect(new RectF(0, 0, 20, 20)));
        state("clip more");
        p(c.clipRect(100, 100, 110, 110));
        state("nothing left");
        c.restore();
        state("restored");
        c.saveLayer(0, 0, 50, 50, null);
        state("layer");
        c.saveLayerAlpha(new RectF(0, 0, 20, 20), 128);
        state("layer alpha");
        c.restoreToCount(1);
        state("bottom");
        Matrix m = new Matrix();
        m.setScale(3, 3);
        c.concat(m);
        state("concat");
        c.setMatrix(null);
        state("set");
        p(c.clipRect(new Rect(0, 0, 100, 50), Region.Op.INTERSECT), c.clipRect(10, 10, 20, 20, Region.Op.DIFFERENCE), c.clipRect(0, 0, 10, 10, Region.Op.REPLACE));
        state("operations");
        p(c.quickReject(new RectF(0, 0, 5, 5), Canvas.EdgeType.AA), c.quickReject(50, 50, 60, 60, Canvas.EdgeType.AA), c.isOpaque(), c.isHardwareAccelerated(), c.getDensity() > 0, c.getMaximumBitmapWidth(), c.getDrawFilter());
        attempt("under", new Runnable() { public void run() { c.restoreToCount(0); } });
        c.setBitmap(Bitmap.createBitmap(5, 6, Bitmap.Config.ARGB_8888));
        state("bitmap");
        p(c.getWidth(), c.getHeight(), new Canvas().getWidth());
    }
}
