import android.graphics.Matrix;
import android.graphics.RectF;
import esdroid.conformance.Show;

/** Matrix: setting, multiplying, mapping, polygons. */
public class Matrices extends Show {
    private static String values(Matrix m) {
        float[] f = new float[9];
        m.getValues(f);
        StringBuilder b = new StringBuilder();
        for (float v : f) b.append(round(v)).append(' ');
        return b.toString();
    }

    public static void main(String[] args) {
        Matrix m = new Matrix();
        p(values(m), m.isIdentity(), m.isAffine(), m.rectStaysRect(), m.toShortString());
        for (int i = 0; i < 12; i++) {
            m.reset();
            m.setTranslate(3, 4);
            boolean done = true;
            switch (i) {
                case 0: m.preScale(2, 3); break;
                case 1: m.postScale(2, 3); break;
                case 2: m.preRotate(30); break;
                case 3: m.postRotate(90, 10, 20); break;
                case 4: m.preSkew(0.5f, 0.25f); break;
                case 5: m.postSkew(0.5f, 0.25f, 7, 8); break;
                case 6: m.preTranslate(1, 2); m.postTranslate(-10, 5); break;
                case 7: m.setScale(2, 3, 4, 5); break;
                case 8: m.setRotate(45); break;
                case 9: m.setSinCos(0.5f, 0.8f, 1, 2); break;
                case 10: m.setSkew(1, 2, 3, 4); break;
                default: Matrix o = new Matrix(); o.setScale(2, 2); done = m.setConcat(m, o); m.preConcat(o); m.postConcat(o);
            }
            float[] pts = {0, 0, 10, 0, 5, 7};
            m.mapPoints(pts);
            StringBuilder b = new StringBuilder();
            for (float v : pts) b.append(round(v)).append(' ');
            RectF r = new RectF(1, 2, 11, 22);
            boolean stays = m.mapRect(r);
            Matrix inverse = new Matrix();
            boolean inverted = m.invert(inverse);
            p(i, done, values(m), "|", b, "|", round(r.left), round(r.top), round(r.right), round(r.bottom), stays, m.rectStaysRect(), m.mapRadius(10), inverted, values(inverse));
            float[] vecs = {3, 4};
            m.mapVectors(vecs);
            p(vecs[0], vecs[1], m.isIdentity(), m.isAffine());
        }
        RectF src = new RectF(0, 0, 100, 50), dst = new RectF(10, 10, 70, 210);
        for (Matrix.ScaleToFit fit : Matrix.ScaleToFit.values()) p(fit, m.setRectToRect(src, dst, fit), values(m));
        p(m.setRectToRect(new RectF(), dst, Matrix.ScaleToFit.FILL), values(m));
        float[] from = {0, 0, 100, 0, 100, 50, 0, 50}, to = {10, 10, 90, 0, 110, 70, -10, 60};
        for (int n = 0; n <= 4; n++) p(n, m.setPolyToPoly(from, 0, to, 0, n), values(m), m.isAffine());
        Matrix singular = new Matrix();
        singular.setScale(0, 1);
        p(singular.invert(m), new Matrix(singular).equals(singular), singular.hashCode() == new Matrix(singular).hashCode(), singular);
        float[] nine = {1, 2, 3, 4, 5, 6, 0, 0, 1};
        m.setValues(nine);
        p(values(m), m);
        attempt("short", new Runnable() { public void run() { new Matrix().setValues(new float[4]); } });
        attempt("points", new Runnable() { public void run() { new Matrix().mapPoints(new float[2], 0, new float[1], 0, 3); } });
        attempt("poly", new Runnable() { public void run() { new Matrix().setPolyToPoly(new float[10], 0, new float[10], 0, 5); } });
    }
}
