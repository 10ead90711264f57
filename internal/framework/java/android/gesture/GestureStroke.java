package android.gesture;

import android.graphics.Path;
import android.graphics.RectF;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;

/** What one finger draws without leaving the screen. */
public class GestureStroke {
    private static final float TOLERANCE = 3;

    public final RectF boundingBox;
    public final float length;
    public final float[] points;

    private final long[] times;

    public GestureStroke(ArrayList<GesturePoint> points) {
        int n = points.size();
        this.points = new float[n * 2];
        times = new long[n];
        RectF box = null;
        float sum = 0;
        for (int i = 0; i < n; i++) {
            GesturePoint p = points.get(i);
            this.points[2 * i] = p.x;
            this.points[2 * i + 1] = p.y;
            times[i] = p.timestamp;
            if (box == null) {
                box = new RectF(p.x, p.y, p.x, p.y);
            } else {
                sum += Math.hypot(p.x - this.points[2 * i - 2], p.y - this.points[2 * i - 1]);
                box.union(p.x, p.y);
            }
        }
        boundingBox = box;
        length = sum;
    }

    private GestureStroke(RectF box, float length, float[] points, long[] times) {
        boundingBox = new RectF(box.left, box.top, box.right, box.bottom);
        this.length = length;
        this.points = points.clone();
        this.times = times.clone();
    }

    @Override
    public Object clone() {
        return new GestureStroke(boundingBox, length, points, times);
    }

    /** The stroke as a path of curves through points that are not too near. */
    public Path getPath() {
        return path(0, 0, 1, 1);
    }

    public Path toPath(float width, float height, int numSample) {
        float sx = width / Math.max(boundingBox.width(), Float.MIN_NORMAL);
        float sy = height / Math.max(boundingBox.height(), Float.MIN_NORMAL);
        float scale = Math.min(sx, sy);
        return path(boundingBox.left, boundingBox.top, scale, scale);
    }

    private Path path(float left, float top, float sx, float sy) {
        Path path = null;
        float mX = 0;
        float mY = 0;
        for (int i = 0; i < points.length; i += 2) {
            float x = (points[i] - left) * sx;
            float y = (points[i + 1] - top) * sy;
            if (path == null) {
                path = new Path();
                path.moveTo(x, y);
                mX = x;
                mY = y;
            } else if (Math.abs(x - mX) >= TOLERANCE || Math.abs(y - mY) >= TOLERANCE) {
                path.quadTo(mX, mY, (x + mX) / 2, (y + mY) / 2);
                mX = x;
                mY = y;
            }
        }
        return path;
    }

    public void clearPath() {
    }

    void serialize(DataOutputStream out) throws IOException {
        out.writeInt(times.length);
        for (int i = 0; i < times.length; i++) {
            out.writeFloat(points[2 * i]);
            out.writeFloat(points[2 * i + 1]);
            out.writeLong(times[i]);
        }
    }

    static GestureStroke deserialize(DataInputStream in) throws IOException {
        int count = in.readInt();
        ArrayList<GesturePoint> points = new ArrayList<GesturePoint>();
        for (int i = 0; i < count; i++) {
            points.add(new GesturePoint(in.readFloat(), in.readFloat(), in.readLong()));
        }
        return new GestureStroke(points);
    }
}
