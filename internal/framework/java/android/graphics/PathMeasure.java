package android.graphics;

/** Lengths along a path. */
public class PathMeasure {
    public static final int POSITION_MATRIX_FLAG = 0x01;
    public static final int TANGENT_MATRIX_FLAG = 0x02;

    private float[] all = new float[0];
    private int at;
    private int n;
    private float length;
    private boolean forceClosed;

    public PathMeasure() {
    }

    public PathMeasure(Path path, boolean forceClosed) {
        setPath(path, forceClosed);
    }

    public void setPath(Path path, boolean forceClosed) {
        all = path == null ? new float[0] : path.contours();
        this.forceClosed = forceClosed;
        at = 0;
        n = all.length == 0 ? 0 : (int) all[0];
        measure();
    }

    private float x(int i) {
        return all[at + 1 + 2 * (i % n)];
    }

    private float y(int i) {
        return all[at + 2 + 2 * (i % n)];
    }

    private int segments() {
        return n == 0 ? 0 : forceClosed ? n : n - 1;
    }

    private void measure() {
        length = 0;
        for (int i = 0; i < segments(); i++) length += Math.hypot(x(i + 1) - x(i), y(i + 1) - y(i));
    }

    public float getLength() {
        return length;
    }

    public boolean getPosTan(float distance, float[] pos, float[] tan) {
        if (pos != null && pos.length < 2 || tan != null && tan.length < 2) throw new ArrayIndexOutOfBoundsException();
        if (length <= 0) return false;
        float left = Math.max(0, Math.min(distance, length));
        for (int i = 0; i < segments(); i++) {
            float dx = x(i + 1) - x(i);
            float dy = y(i + 1) - y(i);
            float d = (float) Math.hypot(dx, dy);
            if (d == 0) continue;
            if (left <= d || i == segments() - 1) {
                float t = Math.min(1, left / d);
                if (pos != null) {
                    pos[0] = x(i) + dx * t;
                    pos[1] = y(i) + dy * t;
                }
                if (tan != null) {
                    tan[0] = dx / d;
                    tan[1] = dy / d;
                }
                return true;
            }
            left -= d;
        }
        return false;
    }

    public boolean getMatrix(float distance, Matrix matrix, int flags) {
        if (matrix == null) throw new NullPointerException();
        float[] pos = new float[2];
        float[] tan = new float[2];
        if (!getPosTan(distance, pos, tan)) return false;
        matrix.reset();
        if ((flags & TANGENT_MATRIX_FLAG) != 0) matrix.setSinCos(tan[1], tan[0]);
        if ((flags & POSITION_MATRIX_FLAG) != 0) matrix.postTranslate(pos[0], pos[1]);
        return true;
    }

    public boolean getSegment(float startD, float stopD, Path dst, boolean startWithMoveTo) {
        float from = Math.max(0, startD);
        float to = Math.min(length, stopD);
        if (from >= to) return false;
        float[] p = new float[2];
        getPosTan(from, p, null);
        if (startWithMoveTo) {
            dst.moveTo(p[0], p[1]);
        } else {
            dst.lineTo(p[0], p[1]);
        }
        float d = 0;
        for (int i = 0; i < segments(); i++) {
            d += Math.hypot(x(i + 1) - x(i), y(i + 1) - y(i));
            if (d > from && d < to) dst.lineTo(x(i + 1), y(i + 1));
        }
        getPosTan(to, p, null);
        dst.lineTo(p[0], p[1]);
        return true;
    }

    public boolean isClosed() {
        return forceClosed || n > 1 && x(0) == x(n - 1) && y(0) == y(n - 1);
    }

    public boolean nextContour() {
        if (n == 0) return false;
        at += 1 + 2 * n;
        if (at >= all.length) {
            n = 0;
            length = 0;
            return false;
        }
        n = (int) all[at];
        measure();
        return true;
    }
}
