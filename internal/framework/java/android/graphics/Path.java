package android.graphics;

import java.util.Arrays;

/** Lines and curves. */
public class Path {
    /** How paths are put together. */
    public enum Op {
        DIFFERENCE, INTERSECT, UNION, XOR, REVERSE_DIFFERENCE
    }

    /** What is inside of a path. */
    public enum FillType {
        WINDING(0), EVEN_ODD(1), INVERSE_WINDING(2), INVERSE_EVEN_ODD(3);

        final int nativeInt;

        FillType(int n) {
            nativeInt = n;
        }
    }

    /** Which way round a closed shape goes. */
    public enum Direction {
        CW(0), CCW(1);

        final int nativeInt;

        Direction(int n) {
            nativeInt = n;
        }
    }

    static final byte MOVE = 0;
    static final byte LINE = 1;
    static final byte QUAD = 2;
    static final byte CUBIC = 3;
    static final byte CLOSE = 4;
    private static final int[] POINTS = {1, 1, 2, 3, 0};

    byte[] verbs = new byte[8];
    int verbCount;
    float[] pts = new float[16];
    int count;
    FillType fill = FillType.WINDING;
    private float startX;
    private float startY;
    private boolean open;
    private RectF rect;

    public Path() {
    }

    public Path(Path src) {
        if (src != null) set(src);
    }

    public void reset() {
        verbCount = 0;
        count = 0;
        open = false;
        rect = null;
        startX = startY = 0;
    }

    public void rewind() {
        reset();
        fill = FillType.WINDING;
    }

    public void set(Path src) {
        if (this == src) return;
        verbs = src.verbs.clone();
        verbCount = src.verbCount;
        pts = src.pts.clone();
        count = src.count;
        fill = src.fill;
        startX = src.startX;
        startY = src.startY;
        open = src.open;
        rect = src.rect == null ? null : new RectF(src.rect);
    }

    public boolean isConvex() {
        int moves = 0;
        for (int i = 0; i < verbCount; i++) {
            if (verbs[i] == MOVE && i < verbCount - 1) moves++;
        }
        if (rect != null || count == 0) return true;
        if (moves > 1) return false;
        float[] p = flat(0.25f);
        int n = p.length / 2;
        float sign = 0;
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            int k = (i + 2) % n;
            float cross = (p[2 * j] - p[2 * i]) * (p[2 * k + 1] - p[2 * j + 1]) - (p[2 * j + 1] - p[2 * i + 1]) * (p[2 * k] - p[2 * j]);
            if (Math.abs(cross) < 1e-3f) continue;
            if (sign * cross < 0) return false;
            sign = cross;
        }
        return true;
    }

    public FillType getFillType() {
        return fill;
    }

    public void setFillType(FillType ft) {
        if (ft == null) throw new NullPointerException();
        fill = ft;
    }

    public boolean isInverseFillType() {
        return (fill.nativeInt & 2) != 0;
    }

    public void toggleInverseFillType() {
        fill = FillType.values()[fill.nativeInt ^ 2];
    }

    public boolean isEmpty() {
        return verbCount == 0;
    }

    public boolean isRect(RectF out) {
        if (rect == null) {
            if (out != null) out.setEmpty();
            return false;
        }
        if (out != null) out.set(rect);
        return true;
    }

    public void computeBounds(RectF bounds, boolean exact) {
        if (count == 0) {
            bounds.setEmpty();
            return;
        }
        float[] p = pts; // the points of control count too, as ever on the platform
        int n = count;
        float l = p[0];
        float t = p[1];
        float r = l;
        float b = t;
        for (int i = 2; i < n; i += 2) {
            l = Math.min(l, p[i]);
            r = Math.max(r, p[i]);
            t = Math.min(t, p[i + 1]);
            b = Math.max(b, p[i + 1]);
        }
        bounds.set(l, t, r, b);
    }

    private float[] flat(float error) {
        float[] a = approximate(error);
        float[] p = new float[a.length / 3 * 2];
        for (int i = 0; i < a.length / 3; i++) {
            p[2 * i] = a[3 * i + 1];
            p[2 * i + 1] = a[3 * i + 2];
        }
        return p;
    }

    public void incReserve(int extra) {
    }

    private void add(byte verb, float... p) {
        rect = null;
        if (verbCount == verbs.length) verbs = Arrays.copyOf(verbs, 2 * verbCount);
        verbs[verbCount++] = verb;
        if (count + p.length > pts.length) pts = Arrays.copyOf(pts, 2 * pts.length + p.length);
        System.arraycopy(p, 0, pts, count, p.length);
        count += p.length;
    }

    private float lastX() {
        return open || count == 0 ? count == 0 ? 0 : pts[count - 2] : startX;
    }

    private float lastY() {
        return open || count == 0 ? count == 0 ? 0 : pts[count - 1] : startY;
    }

    private void begin() {
        if (!open) moveTo(count == 0 ? 0 : startX, count == 0 ? 0 : startY);
    }

    public void moveTo(float x, float y) {
        if (verbCount > 0 && verbs[verbCount - 1] == MOVE) {
            pts[count - 2] = x;
            pts[count - 1] = y;
        } else {
            add(MOVE, x, y);
        }
        startX = x;
        startY = y;
        open = true;
    }

    public void rMoveTo(float dx, float dy) {
        // Of a closed contour the last point counts, not where it began.
        moveTo(count == 0 ? dx : pts[count - 2] + dx, count == 0 ? dy : pts[count - 1] + dy);
    }

    public void lineTo(float x, float y) {
        begin();
        add(LINE, x, y);
    }

    public void rLineTo(float dx, float dy) {
        lineTo(lastX() + dx, lastY() + dy);
    }

    public void quadTo(float x1, float y1, float x2, float y2) {
        begin();
        add(QUAD, x1, y1, x2, y2);
    }

    public void rQuadTo(float dx1, float dy1, float dx2, float dy2) {
        float x = lastX();
        float y = lastY();
        quadTo(x + dx1, y + dy1, x + dx2, y + dy2);
    }

    public void cubicTo(float x1, float y1, float x2, float y2, float x3, float y3) {
        begin();
        add(CUBIC, x1, y1, x2, y2, x3, y3);
    }

    public void rCubicTo(float x1, float y1, float x2, float y2, float x3, float y3) {
        float x = lastX();
        float y = lastY();
        cubicTo(x + x1, y + y1, x + x2, y + y2, x + x3, y + y3);
    }

    public void arcTo(RectF oval, float startAngle, float sweepAngle, boolean forceMoveTo) {
        arcTo(oval.left, oval.top, oval.right, oval.bottom, startAngle, sweepAngle, forceMoveTo);
    }

    public void arcTo(RectF oval, float startAngle, float sweepAngle) {
        arcTo(oval.left, oval.top, oval.right, oval.bottom, startAngle, sweepAngle, false);
    }

    public void arcTo(float left, float top, float right, float bottom, float startAngle, float sweepAngle, boolean forceMoveTo) {
        double cx = (left + right) / 2.0;
        double cy = (top + bottom) / 2.0;
        double rx = (right - left) / 2.0;
        double ry = (bottom - top) / 2.0;
        double a = Math.toRadians(startAngle);
        double sweep = Math.toRadians(Math.max(-360, Math.min(360, sweepAngle)));
        float x = (float) (cx + rx * Math.cos(a));
        float y = (float) (cy + ry * Math.sin(a));
        if (forceMoveTo || !open && count == 0) {
            moveTo(x, y);
        } else {
            lineTo(x, y);
        }
        int n = (int) Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9);
        double step = n == 0 ? 0 : sweep / n;
        double k = 4.0 / 3 * Math.tan(step / 4);
        for (int i = 0; i < n; i++) {
            double b = a + step;
            cubicTo((float) (cx + rx * (Math.cos(a) - k * Math.sin(a))), (float) (cy + ry * (Math.sin(a) + k * Math.cos(a))),
                    (float) (cx + rx * (Math.cos(b) + k * Math.sin(b))), (float) (cy + ry * (Math.sin(b) - k * Math.cos(b))),
                    (float) (cx + rx * Math.cos(b)), (float) (cy + ry * Math.sin(b)));
            a = b;
        }
    }

    public void close() {
        if (verbCount > 0 && verbs[verbCount - 1] != CLOSE) {
            add(CLOSE);
            open = false;
        }
    }

    public void addRect(RectF r, Direction dir) {
        addRect(r.left, r.top, r.right, r.bottom, dir);
    }

    public void addRect(float left, float top, float right, float bottom, Direction dir) {
        if (dir == null) throw new NullPointerException();
        boolean first = verbCount == 0;
        moveTo(left, top);
        if (dir == Direction.CW) {
            lineTo(right, top);
            lineTo(right, bottom);
            lineTo(left, bottom);
        } else {
            lineTo(left, bottom);
            lineTo(right, bottom);
            lineTo(right, top);
        }
        close();
        if (first) rect = new RectF(left, top, right, bottom);
    }

    public void addOval(RectF oval, Direction dir) {
        addOval(oval.left, oval.top, oval.right, oval.bottom, dir);
    }

    public void addOval(float left, float top, float right, float bottom, Direction dir) {
        if (dir == null) throw new NullPointerException();
        arcTo(left, top, right, bottom, 0, dir == Direction.CW ? 360 : -360, true);
        close();
    }

    public void addCircle(float x, float y, float radius, Direction dir) {
        if (dir == null) throw new NullPointerException();
        if (!(radius > 0)) return;
        addOval(x - radius, y - radius, x + radius, y + radius, dir);
    }

    public void addArc(RectF oval, float startAngle, float sweepAngle) {
        addArc(oval.left, oval.top, oval.right, oval.bottom, startAngle, sweepAngle);
    }

    public void addArc(float left, float top, float right, float bottom, float startAngle, float sweepAngle) {
        if (!(left < right && top < bottom) || sweepAngle == 0) return;
        arcTo(left, top, right, bottom, startAngle, sweepAngle, true);
    }

    public void addRoundRect(RectF r, float rx, float ry, Direction dir) {
        addRoundRect(r.left, r.top, r.right, r.bottom, rx, ry, dir);
    }

    public void addRoundRect(float left, float top, float right, float bottom, float rx, float ry, Direction dir) {
        addRoundRect(left, top, right, bottom, new float[] {rx, ry, rx, ry, rx, ry, rx, ry}, dir);
    }

    public void addRoundRect(RectF r, float[] radii, Direction dir) {
        if (r == null) throw new NullPointerException("need rect parameter");
        addRoundRect(r.left, r.top, r.right, r.bottom, radii, dir);
    }

    public void addRoundRect(float left, float top, float right, float bottom, float[] radii, Direction dir) {
        if (dir == null) throw new NullPointerException();
        if (radii.length < 8) throw new ArrayIndexOutOfBoundsException("radii[] needs 8 values");
        float w = right - left;
        float h = bottom - top;
        float scale = 1;
        scale = fit(scale, radii[0] + radii[2], w);
        scale = fit(scale, radii[4] + radii[6], w);
        scale = fit(scale, radii[1] + radii[7], h);
        scale = fit(scale, radii[3] + radii[5], h);
        float[] r = new float[8];
        for (int i = 0; i < 8; i++) r[i] = radii[i] * scale;
        if (dir == Direction.CW) {
            corner(left, top, r[0], r[1], 1, 1, 180, 90, true);
            corner(right, top, r[2], r[3], -1, 1, 270, 90, false);
            corner(right, bottom, r[4], r[5], -1, -1, 0, 90, false);
            corner(left, bottom, r[6], r[7], 1, -1, 90, 90, false);
        } else {
            corner(left, top, r[0], r[1], 1, 1, 270, -90, true);
            corner(left, bottom, r[6], r[7], 1, -1, 180, -90, false);
            corner(right, bottom, r[4], r[5], -1, -1, 90, -90, false);
            corner(right, top, r[2], r[3], -1, 1, 0, -90, false);
        }
        close();
    }

    private static float fit(float scale, float sum, float side) {
        return sum > side && sum > 0 ? Math.min(scale, side / sum) : scale;
    }

    private void corner(float x, float y, float rx, float ry, int dx, int dy, float start, float sweep, boolean first) {
        if (rx <= 0 || ry <= 0) {
            if (first) {
                moveTo(x, y);
            } else {
                lineTo(x, y);
            }
            return;
        }
        float cx = x + dx * rx;
        float cy = y + dy * ry;
        arcTo(cx - rx, cy - ry, cx + rx, cy + ry, start, sweep, first);
    }

    public void addPath(Path src, float dx, float dy) {
        Matrix m = new Matrix();
        m.setTranslate(dx, dy);
        addPath(src, m);
    }

    public void addPath(Path src) {
        addPath(src, Matrix.IDENTITY_MATRIX);
    }

    public void addPath(Path src, Matrix matrix) {
        Path copy = new Path();
        src.transform(matrix, copy);
        int at = 0;
        for (int i = 0; i < copy.verbCount; i++) {
            int n = 2 * POINTS[copy.verbs[i]];
            if (copy.verbs[i] == MOVE) {
                moveTo(copy.pts[at], copy.pts[at + 1]);
            } else if (copy.verbs[i] == CLOSE) {
                close();
            } else {
                add(copy.verbs[i], Arrays.copyOfRange(copy.pts, at, at + n));
            }
            at += n;
        }
    }

    public void offset(float dx, float dy, Path dst) {
        if (dst != null) {
            dst.set(this);
            dst.offset(dx, dy);
        } else {
            offset(dx, dy);
        }
    }

    public void offset(float dx, float dy) {
        for (int i = 0; i < count; i += 2) {
            pts[i] += dx;
            pts[i + 1] += dy;
        }
        startX += dx;
        startY += dy;
        if (rect != null) rect.offset(dx, dy);
    }

    public void setLastPoint(float x, float y) {
        if (count == 0) {
            moveTo(x, y);
            return;
        }
        rect = null;
        pts[count - 2] = x;
        pts[count - 1] = y;
    }

    public void transform(Matrix matrix, Path dst) {
        if (dst == null) {
            transform(matrix);
            return;
        }
        dst.set(this);
        dst.transform(matrix);
    }

    public void transform(Matrix matrix) {
        matrix.mapPoints(pts, 0, pts, 0, count / 2);
        float[] s = {startX, startY};
        matrix.mapPoints(s);
        startX = s[0];
        startY = s[1];
        if (rect != null) {
            if (matrix.rectStaysRect()) {
                matrix.mapRect(rect);
            } else {
                rect = null;
            }
        }
    }

    public boolean op(Path path, Op op) {
        return op(this, path, op);
    }

    // Shapes are put together as pieces whose winding or parity says what is inside, exact where both are rectangles.
    public boolean op(Path a, Path b, Op op) {
        RectF x = new RectF();
        RectF y = new RectF();
        Path first = new Path(a);
        Path second = new Path(b);
        if (op == Op.REVERSE_DIFFERENCE) return op(b, a, Op.DIFFERENCE);
        if (op == Op.INTERSECT && first.isRect(x) && second.isRect(y)) {
            reset();
            if (x.intersect(y)) addRect(x, Direction.CW);
            return true;
        }
        first.computeBounds(x, true);
        second.computeBounds(y, true);
        if (op == Op.INTERSECT) {
            boolean meet = RectF.intersects(x, y);
            set(first);
            if (!meet) {
                reset();
            } else if (x.width() * x.height() > y.width() * y.height()) {
                set(second);
            }
            return true;
        }
        if (op == Op.DIFFERENCE && first.isRect(x) && second.isRect(y)) {
            reset();
            minus(x, y);
            return true;
        }
        set(first);
        if (op == Op.DIFFERENCE && !RectF.intersects(x, y)) return true;
        addPath(second);
        if (op != Op.UNION) fill = FillType.EVEN_ODD;
        return true;
    }

    /** Adds what a rectangle has beside another one: strips above, below, left and right of it. */
    private void minus(RectF a, RectF b) {
        float top = Math.max(a.top, Math.min(a.bottom, b.top));
        float bottom = Math.max(top, Math.min(a.bottom, b.bottom));
        RectF[] strips = {new RectF(a.left, a.top, a.right, top), new RectF(a.left, bottom, a.right, a.bottom),
            new RectF(a.left, top, Math.min(a.right, Math.max(a.left, b.left)), bottom), new RectF(Math.max(a.left, Math.min(a.right, b.right)), top, a.right, bottom)};
        for (RectF s : strips) {
            if (!s.isEmpty()) addRect(s, Direction.CW);
        }
    }

    /** Returns lines that are like the path: for each point the part of the length before it, x and y. */
    public float[] approximate(float acceptableError) {
        return nativeApproximate(verbs, verbCount, pts, acceptableError);
    }

    private static native float[] nativeApproximate(byte[] verbs, int n, float[] pts, float acceptableError);

    /** Reports whether another path is made of the same pieces. */
    public boolean sameVerbs(Path o) {
        if (verbCount != o.verbCount || count != o.count) return false;
        for (int i = 0; i < verbCount; i++) {
            if (verbs[i] != o.verbs[i]) return false;
        }
        return true;
    }

    /** Returns the path between two that are made of the same pieces. */
    public static Path between(Path a, Path b, float fraction) {
        Path p = new Path(a);
        p.rect = null;
        for (int i = 0; i < p.count; i++) p.pts[i] = a.pts[i] + (b.pts[i] - a.pts[i]) * fraction;
        return p;
    }

    /** Returns the contours as points, each contour's number of points in front. */
    float[] contours() {
        return nativeContours(verbs, verbCount, pts, 0.5f);
    }

    private static native float[] nativeContours(byte[] verbs, int n, float[] pts, float acceptableError);
}
