import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Path;
import android.graphics.Region;
import esdroid.conformance.Show;

/** What clips leave, away from edges, where it is a part of a pixel. */
public class Clips extends Show {
    private static void tell(String name, Canvas c, Bitmap b) {
        StringBuilder s = new StringBuilder(name).append(' ');
        c.drawColor(0xff00ff00);
        for (int y = 4; y < 64; y += 8) {
            for (int x = 4; x < 64; x += 8) s.append(b.getPixel(x, y) == 0 ? '.' : '#');
            s.append(' ');
        }
        p(s);
    }

    public static void main(String[] args) {
        Path circle = new Path();
        circle.addCircle(32, 32, 25.7f, Path.Direction.CW);
        Path corner = new Path();
        corner.lineTo(64, 0);
        corner.lineTo(0, 64);
        corner.close();
        Path ring = new Path(circle);
        ring.addCircle(32, 32, 9, Path.Direction.CW);
        ring.setFillType(Path.FillType.EVEN_ODD);
        Path outside = new Path(circle);
        outside.toggleInverseFillType();
        for (Path path : new Path[] {circle, corner, ring, outside}) {
            for (Region.Op op : Region.Op.values()) {
                Bitmap b = Bitmap.createBitmap(64, 64, Bitmap.Config.ARGB_8888);
                Canvas c = new Canvas(b);
                c.clipRect(16, 0, 64, 48);
                boolean left = c.clipPath(path, op);
                tell(op + " " + left, c, b);
            }
        }
        Bitmap b = Bitmap.createBitmap(64, 64, Bitmap.Config.ARGB_8888);
        Canvas c = new Canvas(b);
        c.save();
        c.clipPath(circle);
        c.clipPath(corner);
        tell("both", c, b);
        c.restore();
        b.eraseColor(0);
        c.save();
        c.clipRect(24, 24, 40, 40, Region.Op.DIFFERENCE);
        tell("hole", c, b);
        c.clipRect(0, 0, 64, 32);
        b.eraseColor(0);
        tell("half of it", c, b);
        c.restore();
        b.eraseColor(0);
        tell("none", c, b);
        b.eraseColor(0);
        c.save();
        c.clipPath(corner);
        int layer = c.saveLayer(0, 0, 64, 64, null);
        c.drawColor(0xff0000ff);
        c.restoreToCount(layer);
        tell("layer", c, b);
        c.restore();
    }
}
