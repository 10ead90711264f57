import android.graphics.Matrix;
import android.graphics.Path;
import android.graphics.PathMeasure;
import android.graphics.RectF;
import esdroid.conformance.Show;

/** Path and PathMeasure. */
public class Paths extends Show {
    private static void show(String name, Path path) {
        RectF r = new RectF();
        path.computeBounds(r, true);
        android.graphics.Rect rounded = new android.graphics.Rect();
        r.round(rounded);
        PathMeasure m = new PathMeasure(path, false);
        p(name, rounded.toShortString(), path.isEmpty(), path.isRect(null), path.isConvex(), path.getFillType(), path.isInverseFillType(), "length", Math.round(m.getLength() / 10), m.isClosed());
    }

    public static void main(String[] args) {
        Path path = new Path();
        show("empty", path);
        path.moveTo(10, 10);
        path.lineTo(50, 10);
        path.lineTo(50, 40);
        show("lines", path);
        path.close();
        show("closed", path);
        path.rMoveTo(5, 5);
        path.rLineTo(10, 0);
        path.quadTo(80, 20, 60, 60);
        path.rQuadTo(1, 2, 3, 4);
        path.cubicTo(0, 0, 100, 0, 100, 100);
        path.rCubicTo(1, 1, 2, 2, 3, 3);
        show("curves", path);
        Path shapes = new Path();
        shapes.addRect(0, 0, 20, 10, Path.Direction.CW);
        show("rect", shapes);
        shapes.reset();
        shapes.addCircle(50, 50, 10, Path.Direction.CCW);
        show("circle", shapes);
        shapes.rewind();
        shapes.addOval(new RectF(0, 0, 40, 20), Path.Direction.CW);
        show("oval", shapes);
        shapes.reset();
        shapes.addRoundRect(new RectF(0, 0, 40, 20), 5, 6, Path.Direction.CW);
        show("round", shapes);
        shapes.reset();
        shapes.addArc(new RectF(0, 0, 40, 40), 0, 90);
        show("arc", shapes);
        shapes.arcTo(new RectF(0, 0, 40, 40), 180, 45);
        show("arc to", shapes);
        shapes.setFillType(Path.FillType.EVEN_ODD);
        shapes.toggleInverseFillType();
        show("even odd", shapes);
        Path moved = new Path(path);
        moved.offset(100, 200);
        show("moved", moved);
        moved.addPath(shapes);
        moved.addPath(shapes, 5, 5);
        show("added", moved);
        Matrix m = new Matrix();
        m.setScale(2, 0.5f);
        moved.transform(m);
        show("scaled", moved);
        moved.setLastPoint(0, 0);
        show("last", moved);
        moved.set(shapes);
        show("set", moved);
        Path a = new Path(), b = new Path();
        a.addRect(0, 0, 20, 20, Path.Direction.CW);
        b.addRect(10, 10, 30, 30, Path.Direction.CW);
        for (Path.Op op : Path.Op.values()) {
            Path r = new Path();
            p(op, r.op(a, b, op));
            RectF bounds = new RectF();
            r.computeBounds(bounds, true);
            p(" ", bounds.toShortString(), r.isEmpty());
        }
        Path walk = new Path();
        walk.moveTo(0, 0);
        walk.lineTo(30, 40);
        walk.lineTo(30, 100);
        walk.moveTo(200, 200);
        walk.lineTo(210, 200);
        PathMeasure measure = new PathMeasure(walk, false);
        float[] pos = new float[2], tan = new float[2];
        float[] distances = {-5, 0, 25, 50, 80, 110, 500};
        for (float d : distances) p(d, measure.getPosTan(d, pos, tan), pos[0], pos[1], tan[0], tan[1]);
        Path segment = new Path();
        p(measure.getSegment(20, 70, segment, true));
        show("segment", segment);
        p(measure.nextContour(), measure.getLength(), measure.nextContour());
        measure.setPath(walk, true);
        p(measure.getLength(), measure.isClosed(), measure.getMatrix(10, m, PathMeasure.POSITION_MATRIX_FLAG | PathMeasure.TANGENT_MATRIX_FLAG));
        float[] approximate = walk.approximate(0.5f);
        StringBuilder s = new StringBuilder();
        for (float f : approximate) s.append(round(f)).append(' ');
        p(s);
    }
}
