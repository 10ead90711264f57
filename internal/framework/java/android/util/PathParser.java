package android.util;

import android.graphics.Path;

/** Reads the path data of vector drawables. */
public class PathParser {
    private final String s;
    private int at;

    private PathParser(String s) {
        this.s = s;
    }

    public static Path createPathFromPathData(String data) {
        if (data == null) throw new IllegalArgumentException("Path string can not be null.");
        Path path = new Path();
        new PathParser(data).parse(path);
        return path;
    }

    /** The numbers of a path that can be mixed with those of another like it. */
    public static class PathData {
        private Path path;

        public PathData() {
            path = new Path();
        }

        public PathData(PathData data) {
            path = new Path(data.path);
        }

        public PathData(String pathString) {
            path = createPathFromPathData(pathString);
        }

        public void setPathData(PathData source) {
            path = new Path(source.path);
        }
    }

    public static void createPathFromPathData(Path outPath, PathData data) {
        outPath.set(data.path);
    }

    public static boolean canMorph(PathData from, PathData to) {
        return from.path.sameVerbs(to.path);
    }

    public static boolean interpolatePathData(PathData out, PathData from, PathData to, float fraction) {
        if (!canMorph(from, to)) return false;
        out.path = Path.between(from.path, to.path, fraction);
        return true;
    }

    private void skip() {
        while (at < s.length() && (s.charAt(at) <= ' ' || s.charAt(at) == ',')) at++;
    }

    private boolean more() {
        skip();
        if (at >= s.length()) return false;
        char c = s.charAt(at);
        return c == '-' || c == '+' || c == '.' || c >= '0' && c <= '9';
    }

    private float number() {
        skip();
        int start = at;
        boolean dot = false;
        boolean exp = false;
        while (at < s.length()) {
            char c = s.charAt(at);
            if (c == '.' && !dot && !exp) {
                dot = true;
            } else if ((c == 'e' || c == 'E') && !exp) {
                exp = true;
            } else if ((c == '-' || c == '+') && (at == start || s.charAt(at - 1) == 'e' || s.charAt(at - 1) == 'E')) {
                at++;
                continue;
            } else if (c < '0' || c > '9') {
                break;
            }
            at++;
        }
        if (at == start) throw new IllegalArgumentException("Path string cannot be parsed: " + s);
        return Float.parseFloat(s.substring(start, at));
    }

    private void parse(Path p) {
        float x = 0;
        float y = 0;
        float sx = 0;
        float sy = 0;
        float cx = 0;
        float cy = 0;
        char cmd = 'M';
        char last = 'M';
        skip();
        while (at < s.length()) {
            if (!more()) {
                cmd = s.charAt(at++);
            } else if (last == 'm') {
                cmd = 'l';
            } else if (last == 'M') {
                cmd = 'L';
            }
            boolean rel = cmd >= 'a';
            float ox = rel ? x : 0;
            float oy = rel ? y : 0;
            switch (Character.toUpperCase(cmd)) {
                case 'Z':
                    p.close();
                    x = sx;
                    y = sy;
                    break;
                case 'M':
                    x = ox + number();
                    y = oy + number();
                    sx = x;
                    sy = y;
                    p.moveTo(x, y);
                    break;
                case 'L':
                    x = ox + number();
                    y = oy + number();
                    p.lineTo(x, y);
                    break;
                case 'H':
                    x = ox + number();
                    p.lineTo(x, y);
                    break;
                case 'V':
                    y = oy + number();
                    p.lineTo(x, y);
                    break;
                case 'C':
                case 'S': {
                    boolean smooth = Character.toUpperCase(cmd) == 'S';
                    boolean after = "CcSs".indexOf(last) >= 0;
                    float x1 = smooth ? after ? 2 * x - cx : x : ox + number();
                    float y1 = smooth ? after ? 2 * y - cy : y : oy + number();
                    cx = ox + number();
                    cy = oy + number();
                    x = ox + number();
                    y = oy + number();
                    p.cubicTo(x1, y1, cx, cy, x, y);
                    break;
                }
                case 'Q':
                case 'T': {
                    boolean smooth = Character.toUpperCase(cmd) == 'T';
                    boolean after = "QqTt".indexOf(last) >= 0;
                    cx = smooth ? after ? 2 * x - cx : x : ox + number();
                    cy = smooth ? after ? 2 * y - cy : y : oy + number();
                    x = ox + number();
                    y = oy + number();
                    p.quadTo(cx, cy, x, y);
                    break;
                }
                case 'A': {
                    float rx = number();
                    float ry = number();
                    float angle = number();
                    boolean large = flag();
                    boolean sweep = flag();
                    float nx = ox + number();
                    float ny = oy + number();
                    arc(p, x, y, nx, ny, rx, ry, angle, large, sweep);
                    x = nx;
                    y = ny;
                    break;
                }
                default:
                    throw new IllegalArgumentException("Path string cannot be parsed: " + s);
            }
            last = cmd;
            skip();
        }
    }

    // Flags may stand without anything between them.
    private boolean flag() {
        skip();
        return at < s.length() && s.charAt(at++) == '1';
    }

    private static void arc(Path p, double x0, double y0, double x1, double y1, double rx, double ry, double degrees, boolean large, boolean sweep) {
        rx = Math.abs(rx);
        ry = Math.abs(ry);
        if (rx == 0 || ry == 0 || x0 == x1 && y0 == y1) {
            p.lineTo((float) x1, (float) y1);
            return;
        }
        double t = Math.toRadians(degrees);
        double cos = Math.cos(t);
        double sin = Math.sin(t);
        double dx = (x0 - x1) / 2;
        double dy = (y0 - y1) / 2;
        double px = cos * dx + sin * dy;
        double py = -sin * dx + cos * dy;
        double over = px * px / (rx * rx) + py * py / (ry * ry);
        if (over > 1) {
            rx *= Math.sqrt(over);
            ry *= Math.sqrt(over);
        }
        double den = rx * rx * py * py + ry * ry * px * px;
        double k = Math.sqrt(Math.max(0, (rx * rx * ry * ry - den) / den)) * (large == sweep ? -1 : 1);
        double qx = k * rx * py / ry;
        double qy = -k * ry * px / rx;
        double cx = cos * qx - sin * qy + (x0 + x1) / 2;
        double cy = sin * qx + cos * qy + (y0 + y1) / 2;
        double a = Math.atan2((py - qy) / ry, (px - qx) / rx);
        double b = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - a;
        if (sweep && b < 0) b += 2 * Math.PI;
        if (!sweep && b > 0) b -= 2 * Math.PI;
        int n = (int) Math.ceil(Math.abs(b) / (Math.PI / 2));
        double step = b / n;
        double h = 4.0 / 3 * Math.tan(step / 4);
        for (int i = 0; i < n; i++) {
            double e = a + step;
            double ax = Math.cos(a) - h * Math.sin(a);
            double ay = Math.sin(a) + h * Math.cos(a);
            double bx = Math.cos(e) + h * Math.sin(e);
            double by = Math.sin(e) - h * Math.cos(e);
            double ex = Math.cos(e);
            double ey = Math.sin(e);
            p.cubicTo((float) (cx + cos * rx * ax - sin * ry * ay), (float) (cy + sin * rx * ax + cos * ry * ay),
                    (float) (cx + cos * rx * bx - sin * ry * by), (float) (cy + sin * rx * bx + cos * ry * by),
                    (float) (cx + cos * rx * ex - sin * ry * ey), (float) (cy + sin * rx * ex + cos * ry * ey));
            a = e;
        }
    }
}
