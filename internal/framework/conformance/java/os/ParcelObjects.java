import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.SparseArray;
import java.util.ArrayList;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** Objects by value. */
public class ParcelObjects {
    /** A parcelable. */
    public static class Point implements Parcelable {
        final int n;
        final String s;

        Point(int n, String s) {
            this.n = n;
            this.s = s;
        }

        @Override
        public int describeContents() {
            return 0;
        }

        @Override
        public void writeToParcel(Parcel p, int flags) {
            p.writeInt(n);
            p.writeString(s);
        }

        public static final Parcelable.Creator<Point> CREATOR = new Parcelable.Creator<Point>() {
            @Override
            public Point createFromParcel(Parcel p) {
                return new Point(p.readInt(), p.readString());
            }

            @Override
            public Point[] newArray(int size) {
                return new Point[size];
            }
        };

        @Override
        public String toString() {
            return "Point(" + n + " " + s + ")";
        }
    }

    public static void main(String[] args) throws Exception {
        Point a = new Point(3, "three");
        Parcel p = Parcel.obtain();
        p.writeParcelable(a, 0);
        p.writeTypedList(Arrays.asList(a, new Point(4, null)));
        p.writeTypedArray(new Point[] {a}, 0);
        p.writeParcelable(null, 0);
        p.writeSparseArray(new SparseArray<Object>());
        p.setDataPosition(0);
        say(p.readParcelable(Point.class.getClassLoader()));
        say(p.createTypedArrayList(Point.CREATOR));
        say((Object) p.createTypedArray(Point.CREATOR));
        say(p.readParcelable(null));
        Bundle b = new Bundle();
        b.putParcelable("p", a);
        b.putParcelableArray("pa", new Point[] {a, a});
        b.putParcelableArrayList("pl", new ArrayList<Point>(Arrays.asList(a)));
        SparseArray<Point> sa = new SparseArray<Point>();
        sa.put(9, a);
        b.putSparseParcelableArray("sp", sa);
        Parcel q = Parcel.obtain();
        b.writeToParcel(q, 0);
        q.setDataPosition(0);
        Bundle c = Bundle.CREATOR.createFromParcel(q);
        c.setClassLoader(Point.class.getClassLoader());
        say(c.getParcelable("p"), c.getParcelableArray("pa"), c.getParcelableArrayList("pl"), c.getSparseParcelableArray("sp").get(9));
        Parcel bad = Parcel.obtain();
        bad.writeString("no.such.Thing");
        bad.setDataPosition(0);
        final Parcel f = bad;
        fails("f.readParcelable(null)", new Code() {
            public void run() throws Exception {
                f.readParcelable(null);
            }
        });
        Parcel none = Parcel.obtain();
        none.writeString("java.lang.String");
        none.setDataPosition(0);
        final Parcel g = none;
        fails("g.readParcelable(null)", new Code() {
            public void run() throws Exception {
                g.readParcelable(null);
            }
        });
        final Parcel h = Parcel.obtain();
        fails("h.writeValue(new Object() { public String toString() { return \"an object\"; } })", new Code() {
            public void run() throws Exception {
                h.writeValue(new Object() { public String toString() { return "an object"; } });
            }
        });
        fails("h.writeParcelable(new Parcelable[0].length == 0 ? null : null, 0)", new Code() {
            public void run() throws Exception {
                h.writeParcelable(new Parcelable[0].length == 0 ? null : null, 0);
            }
        });
    }
}
