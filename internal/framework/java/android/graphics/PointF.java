package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;

/** Two coordinates. */
public class PointF implements Parcelable {
    public float x;
    public float y;

    public PointF() {
    }

    public PointF(float x, float y) {
        this.x = x;
        this.y = y;
    }

    public PointF(Point p) {
        this(p.x, p.y);
    }

    public final void set(float x, float y) {
        this.x = x;
        this.y = y;
    }

    public final void set(PointF p) {
        set(p.x, p.y);
    }

    public final void negate() {
        x = -x;
        y = -y;
    }

    public final void offset(float dx, float dy) {
        x += dx;
        y += dy;
    }

    public final boolean equals(float x, float y) {
        return this.x == x && this.y == y;
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) return true;
        if (o == null || getClass() != o.getClass()) return false;
        PointF p = (PointF) o;
        return Float.compare(p.x, x) == 0 && Float.compare(p.y, y) == 0;
    }

    @Override
    public int hashCode() {
        int result = x != +0.0f ? Float.floatToIntBits(x) : 0;
        return 31 * result + (y != +0.0f ? Float.floatToIntBits(y) : 0);
    }

    @Override
    public String toString() {
        return "PointF(" + x + ", " + y + ")";
    }

    public final float length() {
        return length(x, y);
    }

    public static float length(float x, float y) {
        return (float) Math.hypot(x, y);
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeFloat(x);
        out.writeFloat(y);
    }

    public void readFromParcel(Parcel in) {
        x = in.readFloat();
        y = in.readFloat();
    }

    public static final Parcelable.Creator<PointF> CREATOR = new Parcelable.Creator<PointF>() {
        @Override
        public PointF createFromParcel(Parcel in) {
            return new PointF(in.readFloat(), in.readFloat());
        }

        @Override
        public PointF[] newArray(int size) {
            return new PointF[size];
        }
    };
}
