package android.gesture;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import android.os.Parcel;
import android.os.Parcelable;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** Strokes that mean something together. */
public class Gesture implements Parcelable {
    private static final long BASE = System.currentTimeMillis();
    private static final AtomicInteger COUNT = new AtomicInteger(0);

    private final RectF box = new RectF();
    private final ArrayList<GestureStroke> strokes = new ArrayList<GestureStroke>();
    private long id = BASE + COUNT.incrementAndGet();

    @Override
    public Object clone() {
        Gesture g = new Gesture();
        g.box.set(box);
        for (GestureStroke s : strokes) {
            g.strokes.add((GestureStroke) s.clone());
        }
        return g;
    }

    public ArrayList<GestureStroke> getStrokes() {
        return strokes;
    }

    public int getStrokesCount() {
        return strokes.size();
    }

    public void addStroke(GestureStroke stroke) {
        strokes.add(stroke);
        box.union(stroke.boundingBox);
    }

    public float getLength() {
        float sum = 0;
        for (GestureStroke s : strokes) {
            sum += s.length;
        }
        return sum;
    }

    public RectF getBoundingBox() {
        return box;
    }

    public Path toPath() {
        return toPath(null);
    }

    public Path toPath(Path path) {
        Path all = path == null ? new Path() : path;
        for (GestureStroke s : strokes) {
            all.addPath(s.getPath());
        }
        return all;
    }

    public Path toPath(int width, int height, int edge, int numSample) {
        return toPath(null, width, height, edge, numSample);
    }

    public Path toPath(Path path, int width, int height, int edge, int numSample) {
        Path all = path == null ? new Path() : path;
        for (GestureStroke s : strokes) {
            all.addPath(s.toPath(width - 2 * edge, height - 2 * edge, numSample), edge, edge);
        }
        return all;
    }

    void setID(long id) {
        this.id = id;
    }

    public long getID() {
        return id;
    }

    public Bitmap toBitmap(int width, int height, int edge, int numSample, int color) {
        Bitmap bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        canvas.translate(edge, edge);
        Paint paint = paint(color, 2);
        for (GestureStroke s : strokes) {
            canvas.drawPath(s.toPath(width - 2 * edge, height - 2 * edge, numSample), paint);
        }
        return bitmap;
    }

    public Bitmap toBitmap(int width, int height, int inset, int color) {
        Bitmap bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
        Canvas canvas = new Canvas(bitmap);
        Path path = toPath();
        RectF bounds = new RectF();
        path.computeBounds(bounds, true);
        float scale = Math.min((width - 2 * inset) / bounds.width(), (height - 2 * inset) / bounds.height());
        Paint paint = paint(color, 2 / scale);
        path.offset(-bounds.left + (width - bounds.width() * scale) / 2, -bounds.top + (height - bounds.height() * scale) / 2);
        canvas.translate(inset, inset);
        canvas.scale(scale, scale);
        canvas.drawPath(path, paint);
        return bitmap;
    }

    private static Paint paint(int color, float width) {
        Paint p = new Paint();
        p.setAntiAlias(true);
        p.setDither(true);
        p.setColor(color);
        p.setStyle(Paint.Style.STROKE);
        p.setStrokeJoin(Paint.Join.ROUND);
        p.setStrokeCap(Paint.Cap.ROUND);
        p.setStrokeWidth(width);
        return p;
    }

    void serialize(DataOutputStream out) throws IOException {
        out.writeLong(id);
        out.writeInt(strokes.size());
        for (GestureStroke s : strokes) {
            s.serialize(out);
        }
    }

    static Gesture deserialize(DataInputStream in) throws IOException {
        Gesture g = new Gesture();
        g.id = in.readLong();
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            g.addStroke(GestureStroke.deserialize(in));
        }
        return g;
    }

    public static final Creator<Gesture> CREATOR = new Creator<Gesture>() {
        @Override
        public Gesture createFromParcel(Parcel in) {
            Gesture g = null;
            long id = in.readLong();
            byte[] bytes = in.createByteArray();
            try {
                g = deserialize(new DataInputStream(new ByteArrayInputStream(bytes)));
            } catch (IOException e) {
                android.util.Log.e("Gestures", "Error reading Gesture from parcel:", e);
            }
            return g;
        }

        @Override
        public Gesture[] newArray(int size) {
            return new Gesture[size];
        }
    };

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeLong(id);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            serialize(new DataOutputStream(bytes));
        } catch (IOException e) {
            android.util.Log.e("Gestures", "Error writing Gesture to parcel:", e);
        }
        out.writeByteArray(bytes.toByteArray());
    }

    @Override
    public int describeContents() {
        return 0;
    }
}
