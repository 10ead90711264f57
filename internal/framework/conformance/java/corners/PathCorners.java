import android.graphics.Path;
import android.graphics.PathMeasure;
import android.graphics.RectF;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Paths: empty, closed, measured, combined. */
public class PathCorners {
    public static void main(String[] args) throws Exception {
        Path p = new Path();
        RectF b = new RectF(1, 1, 2, 2);
        p.computeBounds(b, true);
        say(p.isEmpty(), b, p.getFillType(), p.isConvex(), p.isRect(b));
        p.moveTo(10, 10);
        p.lineTo(20, 10);
        p.rLineTo(0, 10);
        p.close();
        p.computeBounds(b, true);
        say(p.isEmpty(), b, p.isRect(null), p.isConvex());
        PathMeasure m = new PathMeasure(p, false);
        float[] at = new float[2], tan = new float[2];
        say(Math.round(m.getLength() * 100), m.isClosed(), m.getPosTan(5, at, tan), Math.round(at[0]), Math.round(at[1]), Math.round(tan[0]), m.getPosTan(-5, at, null), Math.round(at[0]), m.getPosTan(500, at, null), Math.round(at[0]), m.nextContour());
        Path s = new Path();
        say(m.getSegment(2, 8, s, true), new PathMeasure().getLength(), new PathMeasure(new Path(), true).getPosTan(0, at, tan));
        Path r = new Path();
        r.addRect(0, 0, 10, 10, Path.Direction.CW);
        say(r.isRect(b), b);
        Path o = new Path();
        o.addRect(5, 5, 15, 15, Path.Direction.CCW);
        for (Path.Op op : Path.Op.values()) {
            Path x = new Path();
            boolean ok = x.op(r, o, op);
            x.computeBounds(b, true);
            say(op, ok, b, x.isEmpty());
        }
        r.offset(100, 0);
        r.computeBounds(b, true);
        say(b);
        r.setFillType(Path.FillType.EVEN_ODD);
        r.toggleInverseFillType();
        say(r.getFillType(), r.isInverseFillType());
        r.reset();
        say(r.isEmpty(), r.getFillType());
        r.rewind();
        fails("new Path().addRoundRect(new RectF(), null, Path.Direction.CW)", new Code() {
            public void run() throws Exception {
                new Path().addRoundRect(new RectF(), null, Path.Direction.CW);
            }
        });
        fails("new Path().addRoundRect(new RectF(), new float[3], Path.Direction.CW)", new Code() {
            public void run() throws Exception {
                new Path().addRoundRect(new RectF(), new float[3], Path.Direction.CW);
            }
        });
        fails("new Path().addOval(null, Path.Direction.CW)", new Code() {
            public void run() throws Exception {
                new Path().addOval(null, Path.Direction.CW);
            }
        });
        fails("new Path().setLastPoint(1, 1)", new Code() {
            public void run() throws Exception {
                new Path().setLastPoint(1, 1);
            }
        });
        fails("new PathMeasure(new Path(), false).getPosTan(0, new float[1], null)", new Code() {
            public void run() throws Exception {
                new PathMeasure(new Path(), false).getPosTan(0, new float[1], null);
            }
        });
        float[] approx = o.approximate(0.5f);
        say(approx.length);
    }
}
