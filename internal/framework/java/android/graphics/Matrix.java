package android.graphics;

import java.io.PrintWriter;

/** A 3x3 matrix that maps points. */
public class Matrix {
    public static final int MSCALE_X = 0;
    public static final int MSKEW_X = 1;
    public static final int MTRANS_X = 2;
    public static final int MSKEW_Y = 3;
    public static final int MSCALE_Y = 4;
    public static final int MTRANS_Y = 5;
    public static final int MPERSP_0 = 6;
    public static final int MPERSP_1 = 7;
    public static final int MPERSP_2 = 8;

    public static final Matrix IDENTITY_MATRIX = new Matrix() {
        @Override
        void changing() {
            throw new IllegalStateException("Matrix can not be modified");
        }
    };

    final float[] m = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    /** How a rectangle is made to fit another. */
    public enum ScaleToFit {
        FILL(0), START(1), CENTER(2), END(3);

        final int nativeInt;

        ScaleToFit(int n) {
            nativeInt = n;
        }
    }

    public Matrix() {
    }

    public Matrix(Matrix src) {
        if (src != null) System.arraycopy(src.m, 0, m, 0, 9);
    }

    void changing() {
    }

    public boolean isIdentity() {
        return m[0] == 1 && m[1] == 0 && m[2] == 0 && m[3] == 0 && m[4] == 1 && m[5] == 0 && m[6] == 0 && m[7] == 0 && m[8] == 1;
    }

    public boolean isAffine() {
        return m[6] == 0 && m[7] == 0 && m[8] == 1;
    }

    public boolean rectStaysRect() {
        return isAffine() && (m[1] == 0 && m[3] == 0 && m[0] != 0 && m[4] != 0 || m[0] == 0 && m[4] == 0 && m[1] != 0 && m[3] != 0);
    }

    public void set(Matrix src) {
        if (src == null) {
            reset();
            return;
        }
        changing();
        System.arraycopy(src.m, 0, m, 0, 9);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Matrix)) return false;
        float[] n = ((Matrix) o).m;
        for (int i = 0; i < 9; i++) {
            if (m[i] != n[i]) return false;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return 44;
    }

    private void put(float a, float b, float c, float d, float e, float f) {
        changing();
        m[0] = a;
        m[1] = b;
        m[2] = c;
        m[3] = d;
        m[4] = e;
        m[5] = f;
        m[6] = m[7] = 0;
        m[8] = 1;
    }

    public void reset() {
        put(1, 0, 0, 0, 1, 0);
    }

    public void setTranslate(float dx, float dy) {
        put(1, 0, dx, 0, 1, dy);
    }

    public void setScale(float sx, float sy, float px, float py) {
        put(sx, 0, px - sx * px, 0, sy, py - sy * py);
    }

    public void setScale(float sx, float sy) {
        put(sx, 0, 0, 0, sy, 0);
    }

    public void setRotate(float degrees, float px, float py) {
        double r = Math.toRadians(degrees);
        setSinCos(snap((float) Math.sin(r)), snap((float) Math.cos(r)), px, py);
    }

    private static float snap(float v) {
        return Math.abs(v) <= 1f / 4096 ? 0 : v;
    }

    public void setRotate(float degrees) {
        setRotate(degrees, 0, 0);
    }

    public void setSinCos(float sin, float cos, float px, float py) {
        float oneMinus = 1 - cos;
        put(cos, -sin, sin * py + oneMinus * px, sin, cos, -sin * px + oneMinus * py);
    }

    public void setSinCos(float sin, float cos) {
        put(cos, -sin, 0, sin, cos, 0);
    }

    public void setSkew(float kx, float ky, float px, float py) {
        put(1, kx, -kx * py, ky, 1, -ky * px);
    }

    public void setSkew(float kx, float ky) {
        put(1, kx, 0, ky, 1, 0);
    }

    public boolean setConcat(Matrix a, Matrix b) {
        changing();
        nativeConcat(m, a.m, b.m);
        return true;
    }

    private static native void nativeConcat(float[] to, float[] a, float[] b);

    private boolean pre(Matrix other) {
        return setConcat(this, other);
    }

    private boolean post(Matrix other) {
        return setConcat(other, this);
    }

    public boolean preTranslate(float dx, float dy) {
        Matrix t = new Matrix();
        t.setTranslate(dx, dy);
        return pre(t);
    }

    public boolean preScale(float sx, float sy, float px, float py) {
        Matrix t = new Matrix();
        t.setScale(sx, sy, px, py);
        return pre(t);
    }

    public boolean preScale(float sx, float sy) {
        return preScale(sx, sy, 0, 0);
    }

    public boolean preRotate(float degrees, float px, float py) {
        Matrix t = new Matrix();
        t.setRotate(degrees, px, py);
        return pre(t);
    }

    public boolean preRotate(float degrees) {
        return preRotate(degrees, 0, 0);
    }

    public boolean preSkew(float kx, float ky, float px, float py) {
        Matrix t = new Matrix();
        t.setSkew(kx, ky, px, py);
        return pre(t);
    }

    public boolean preSkew(float kx, float ky) {
        return preSkew(kx, ky, 0, 0);
    }

    public boolean preConcat(Matrix other) {
        return pre(other);
    }

    public boolean postTranslate(float dx, float dy) {
        Matrix t = new Matrix();
        t.setTranslate(dx, dy);
        return post(t);
    }

    public boolean postScale(float sx, float sy, float px, float py) {
        Matrix t = new Matrix();
        t.setScale(sx, sy, px, py);
        return post(t);
    }

    public boolean postScale(float sx, float sy) {
        return postScale(sx, sy, 0, 0);
    }

    public boolean postRotate(float degrees, float px, float py) {
        Matrix t = new Matrix();
        t.setRotate(degrees, px, py);
        return post(t);
    }

    public boolean postRotate(float degrees) {
        return postRotate(degrees, 0, 0);
    }

    public boolean postSkew(float kx, float ky, float px, float py) {
        Matrix t = new Matrix();
        t.setSkew(kx, ky, px, py);
        return post(t);
    }

    public boolean postSkew(float kx, float ky) {
        return postSkew(kx, ky, 0, 0);
    }

    public boolean postConcat(Matrix other) {
        return post(other);
    }

    public boolean setRectToRect(RectF src, RectF dst, ScaleToFit stf) {
        if (dst == null || src == null || stf == null) throw new NullPointerException();
        if (src.isEmpty()) {
            reset();
            return false;
        }
        if (dst.isEmpty()) {
            put(0, 0, 0, 0, 0, 0);
            return true;
        }
        float sx = dst.width() / src.width();
        float sy = dst.height() / src.height();
        boolean xLarger = false;
        if (stf != ScaleToFit.FILL) {
            if (sx > sy) {
                xLarger = true;
                sx = sy;
            } else {
                sy = sx;
            }
        }
        float tx = dst.left - src.left * sx;
        float ty = dst.top - src.top * sy;
        if (stf == ScaleToFit.CENTER || stf == ScaleToFit.END) {
            float diff = xLarger ? dst.width() - src.width() * sy : dst.height() - src.height() * sy;
            if (stf == ScaleToFit.CENTER) diff *= 0.5f;
            if (xLarger) {
                tx += diff;
            } else {
                ty += diff;
            }
        }
        put(sx, 0, tx, 0, sy, ty);
        return true;
    }

    public boolean setPolyToPoly(float[] src, int srcIndex, float[] dst, int dstIndex, int pointCount) {
        if (pointCount > 4) throw new IllegalArgumentException();
        if (srcIndex < 0 || dstIndex < 0 || src.length < srcIndex + 2 * pointCount || dst.length < dstIndex + 2 * pointCount) {
            throw new ArrayIndexOutOfBoundsException();
        }
        if (pointCount == 0) {
            reset();
            return true;
        }
        if (pointCount == 1) {
            setTranslate(dst[dstIndex] - src[srcIndex], dst[dstIndex + 1] - src[srcIndex + 1]);
            return true;
        }
        Matrix from = unitTo(src, srcIndex, pointCount);
        Matrix to = unitTo(dst, dstIndex, pointCount);
        Matrix back = new Matrix();
        if (from == null || to == null || !from.invert(back)) return false;
        return setConcat(to, back);
    }

    // The matrix that maps the unit square's corners to the points.
    private static Matrix unitTo(float[] p, int at, int n) {
        Matrix r = new Matrix();
        float x0 = p[at];
        float y0 = p[at + 1];
        float x1 = p[at + 2];
        float y1 = p[at + 3];
        if (n == 2) {
            r.put(x1 - x0, -(y1 - y0), x0, y1 - y0, x1 - x0, y0);
            return r;
        }
        float x2 = p[at + 4];
        float y2 = p[at + 5];
        if (n == 3) {
            r.put(x1 - x0, x2 - x1, x0, y1 - y0, y2 - y1, y0);
            return r;
        }
        float x3 = p[at + 6];
        float y3 = p[at + 7];
        float dx1 = x1 - x2;
        float dx2 = x3 - x2;
        float dx3 = x0 - x1 + x2 - x3;
        float dy1 = y1 - y2;
        float dy2 = y3 - y2;
        float dy3 = y0 - y1 + y2 - y3;
        float det = dx1 * dy2 - dx2 * dy1;
        if (det == 0) return null;
        float g = (dx3 * dy2 - dx2 * dy3) / det;
        float h = (dx1 * dy3 - dx3 * dy1) / det;
        r.put(x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0);
        r.m[6] = g;
        r.m[7] = h;
        return r;
    }

    public boolean invert(Matrix inverse) {
        double a = m[0];
        double b = m[1];
        double c = m[2];
        double d = m[3];
        double e = m[4];
        double f = m[5];
        double g = m[6];
        double h = m[7];
        double i = m[8];
        double det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
        if (Math.abs(det) < 1e-12 || Double.isNaN(det)) return false;
        double[] r = {e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f, d * h - e * g, b * g - a * h,
            a * e - b * d};
        inverse.changing();
        for (int k = 0; k < 9; k++) inverse.m[k] = (float) (r[k] / det) + 0.0f;
        return true;
    }

    private static void checkPointArrays(float[] src, int srcIndex, float[] dst, int dstIndex, int pointCount) {
        int srcStop = srcIndex + (pointCount << 1);
        int dstStop = dstIndex + (pointCount << 1);
        if ((pointCount | srcIndex | dstIndex | srcStop | dstStop) < 0 || srcStop > src.length || dstStop > dst.length) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    public void mapPoints(float[] dst, int dstIndex, float[] src, int srcIndex, int pointCount) {
        checkPointArrays(src, srcIndex, dst, dstIndex, pointCount);
        nativeMap(m, dst, dstIndex, src, srcIndex, pointCount);
    }

    private static native void nativeMap(float[] m, float[] dst, int dstIndex, float[] src, int srcIndex, int count);

    public void mapVectors(float[] dst, int dstIndex, float[] src, int srcIndex, int vectorCount) {
        checkPointArrays(src, srcIndex, dst, dstIndex, vectorCount);
        for (int i = 0; i < vectorCount; i++) {
            float x = src[srcIndex + 2 * i];
            float y = src[srcIndex + 2 * i + 1];
            dst[dstIndex + 2 * i] = m[0] * x + m[1] * y;
            dst[dstIndex + 2 * i + 1] = m[3] * x + m[4] * y;
        }
    }

    public void mapPoints(float[] dst, float[] src) {
        if (dst.length != src.length) throw new ArrayIndexOutOfBoundsException();
        mapPoints(dst, 0, src, 0, dst.length >> 1);
    }

    public void mapVectors(float[] dst, float[] src) {
        if (dst.length != src.length) throw new ArrayIndexOutOfBoundsException();
        mapVectors(dst, 0, src, 0, dst.length >> 1);
    }

    public void mapPoints(float[] pts) {
        mapPoints(pts, 0, pts, 0, pts.length >> 1);
    }

    public void mapVectors(float[] vecs) {
        mapVectors(vecs, 0, vecs, 0, vecs.length >> 1);
    }

    public boolean mapRect(RectF dst, RectF src) {
        if (dst == null || src == null) throw new NullPointerException();
        float[] p = {src.left, src.top, src.right, src.top, src.right, src.bottom, src.left, src.bottom};
        mapPoints(p);
        dst.set(Math.min(Math.min(p[0], p[2]), Math.min(p[4], p[6])), Math.min(Math.min(p[1], p[3]), Math.min(p[5], p[7])),
                Math.max(Math.max(p[0], p[2]), Math.max(p[4], p[6])), Math.max(Math.max(p[1], p[3]), Math.max(p[5], p[7])));
        return rectStaysRect();
    }

    public boolean mapRect(RectF rect) {
        return mapRect(rect, rect);
    }

    public float mapRadius(float radius) {
        float[] v = {radius, 0, 0, radius};
        mapVectors(v);
        return (float) Math.sqrt(Math.hypot(v[0], v[1]) * Math.hypot(v[2], v[3]));
    }

    public void getValues(float[] values) {
        if (values.length < 9) throw new ArrayIndexOutOfBoundsException();
        System.arraycopy(m, 0, values, 0, 9);
    }

    public void setValues(float[] values) {
        if (values.length < 9) throw new ArrayIndexOutOfBoundsException();
        changing();
        System.arraycopy(values, 0, m, 0, 9);
    }

    @Override
    public String toString() {
        return "Matrix{" + toShortString() + '}';
    }

    public String toShortString() {
        StringBuilder sb = new StringBuilder(64);
        toShortString(sb);
        return sb.toString();
    }

    public void toShortString(StringBuilder sb) {
        for (int i = 0; i < 9; i++) sb.append(i % 3 == 0 ? "[" : ", ").append(m[i]).append(i % 3 == 2 ? "]" : "");
    }

    public void printShortString(PrintWriter pw) {
        pw.print(toShortString());
    }
}
