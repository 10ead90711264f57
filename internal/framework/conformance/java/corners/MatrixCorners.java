import android.graphics.Matrix;
import android.graphics.RectF;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Matrices that turn, do not invert, and map. */
public class MatrixCorners {
    public static void main(String[] args) throws Exception {
        final Matrix m = new Matrix();
        say(m, m.isIdentity(), m.toShortString(), m.rectStaysRect(), m.equals(new Matrix()));
        m.setScale(2, 0);
        say(m.invert(new Matrix()), m.isIdentity());
        m.setRotate(90);
        m.postTranslate(10, 20);
        m.preScale(2, 3);
        float[] p = {1, 1, 2, 0};
        m.mapPoints(p);
        for (float x : p) say(Math.round(x * 100));
        float[] v = {1, 0};
        m.mapVectors(v);
        say(Math.round(v[0] * 100), Math.round(v[1] * 100), Math.round(m.mapRadius(1) * 100), m.rectStaysRect());
        RectF r = new RectF(0, 0, 1, 2);
        say(m.mapRect(r), Math.round(r.left), Math.round(r.top), Math.round(r.right), Math.round(r.bottom));
        Matrix i = new Matrix();
        say(m.invert(i));
        i.postConcat(m);
        float[] q = new float[9];
        i.getValues(q);
        for (float x : q) say(Math.round(x * 100));
        for (Matrix.ScaleToFit fit : Matrix.ScaleToFit.values()) {
            Matrix t = new Matrix();
            say(fit, t.setRectToRect(new RectF(0, 0, 10, 20), new RectF(0, 0, 100, 100), fit), t);
        }
        say(new Matrix().setRectToRect(new RectF(), new RectF(0, 0, 1, 1), Matrix.ScaleToFit.FILL), new Matrix().setPolyToPoly(new float[] {0, 0, 1, 0}, 0, new float[] {0, 0, 0, 1}, 0, 2));
        fails("m.getValues(new float[8])", new Code() {
            public void run() throws Exception {
                m.getValues(new float[8]);
            }
        });
        fails("m.setValues(new float[3])", new Code() {
            public void run() throws Exception {
                m.setValues(new float[3]);
            }
        });
        fails("m.mapPoints(new float[3], 0, new float[3], 0, 2)", new Code() {
            public void run() throws Exception {
                m.mapPoints(new float[3], 0, new float[3], 0, 2);
            }
        });
        fails("new Matrix().setPolyToPoly(new float[20], 0, new float[20], 0, 5)", new Code() {
            public void run() throws Exception {
                new Matrix().setPolyToPoly(new float[20], 0, new float[20], 0, 5);
            }
        });
        fails("m.mapRect(null)", new Code() {
            public void run() throws Exception {
                m.mapRect(null);
            }
        });
        Matrix skew = new Matrix();
        skew.setSkew(0.5f, 0, 1, 1);
        say(skew, skew.isAffine(), skew.rectStaysRect());
        skew.set(null);
        say(skew.isIdentity(), skew.hashCode());
    }
}
