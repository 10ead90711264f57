import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import esdroid.conformance.Out.Code;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** Classes of the app's own in parcels: with and without a creator. */
public class OwnParcelables {
    public static void main(String[] args) throws Exception {
        final Good g = new Good(5, "five");
        final Parcel p = Parcel.obtain();
        p.writeParcelable(g, 0);
        p.writeTypedList(Arrays.asList(g, new Good(6, null)));
        p.writeParcelableArray(new Good[] {g}, 0);
        p.writeTypedObject(g, 0);
        p.setDataPosition(0);
        say(p.readParcelable(OwnParcelables.class.getClassLoader()), p.createTypedArrayList(Good.CREATOR), p.readParcelableArray(OwnParcelables.class.getClassLoader()).length, p.readTypedObject(Good.CREATOR));
        for (final Parcelable bad : new Parcelable[] {new NoCreator(), new NullCreator(), new WrongCreator(), new FieldCreator(), new Throwing()}) fails(bad.getClass().getName(), new Code() {
            public void run() throws Exception {
                Parcel q = Parcel.obtain();
                q.writeParcelable(bad, 0);
                q.setDataPosition(0);
                say((Object) q.readParcelable(OwnParcelables.class.getClassLoader()));
            }
        });
        Bundle b = new Bundle();
        b.putParcelable("g", g);
        Parcel r = Parcel.obtain();
        r.writeBundle(b);
        r.setDataPosition(0);
        final Bundle c = r.readBundle();
        fails("without a loader", new Code() {
            public void run() throws Exception {
                c.getParcelable("g");
            }
        });
        c.setClassLoader(OwnParcelables.class.getClassLoader());
        fails("with a loader", new Code() {
            public void run() throws Exception {
                say(c.getParcelable("g"));
            }
        });
        say(g.describeContents(), Good.CREATOR.newArray(3).length);
    }

    /** Written and read. */
    public static class Good implements Parcelable {
        final int n;
        final String s;

        Good(int n, String s) {
            this.n = n;
            this.s = s;
        }

        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel p, int flags) {
            p.writeInt(n);
            p.writeString(s);
        }

        @Override
        public String toString() {
            return n + s;
        }

        public static final Parcelable.Creator<Good> CREATOR = new Parcelable.Creator<Good>() {
            public Good createFromParcel(Parcel p) {
                return new Good(p.readInt(), p.readString());
            }

            public Good[] newArray(int n) {
                return new Good[n];
            }
        };
    }

    /** Is only written. */
    public static class NoCreator implements Parcelable {
        public int describeContents() {
            return 0;
        }

        public void writeToParcel(Parcel p, int flags) {}
    }

    /** Has none after all. */
    public static class NullCreator extends NoCreator {
        public static final Parcelable.Creator<NullCreator> CREATOR = null;
    }

    /** Has something else of that name. */
    public static class WrongCreator extends NoCreator {
        public static final String CREATOR = "text";
    }

    /** Has one an object. */
    public static class FieldCreator extends NoCreator {
        public final Parcelable.Creator<Good> CREATOR = Good.CREATOR;
    }

    /** Fails when it is written. */
    public static class Throwing extends NoCreator {
        @Override
        public void writeToParcel(Parcel p, int flags) {
            throw new IllegalStateException("not now");
        }
    }
}
