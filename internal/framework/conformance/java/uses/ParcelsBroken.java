import android.os.Parcel;
import esdroid.conformance.Out.Code;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import static esdroid.conformance.Out.*;

/** Parcels that are read otherwise than written, or past their end. */
public class ParcelsBroken {
    public static void main(String[] args) throws Exception {
        final Parcel p = Parcel.obtain();
        p.writeInt(7);
        p.writeString("text");
        p.writeString(null);
        p.writeStrongBinder(null);
        p.writeBundle(null);
        p.writeIntArray(new int[] {1, 2});
        p.writeParcelable(null, 0);
        p.writeValue(Arrays.asList(1, "x", null));
        p.writeValue(new Object[] {1, "y"});
        p.writeMap(new HashMap<String, Object>() {{put("k", 5L);}});
        p.writeSerializable(new Date(3));
        p.setDataPosition(0);
        say(p.readInt(), p.readString(), p.readString(), p.readStrongBinder(), p.readBundle(), p.createIntArray(), p.readParcelable(null), p.readValue(null), ((Object[]) p.readValue(null)).length, p.readHashMap(null), ((Date) p.readSerializable()).getTime());
        say(p.readInt(), p.readLong(), p.readString(), p.readDouble(), p.createStringArrayList(), p.dataAvail());
        fails("p.readValue(ParcelsBroken.class.getClassLoader())", new Code() {
            public void run() throws Exception {
                p.readValue(ParcelsBroken.class.getClassLoader());
            }
        });
        p.setDataPosition(0);
        fails("p.readIntArray(new int[1])", new Code() {
            public void run() throws Exception {
                p.readIntArray(new int[1]);
            }
        });
        fails("p.writeValue(new Thread())", new Code() {
            public void run() throws Exception {
                p.writeValue(new Thread());
            }
        });
        fails("p.writeSerializable(new ArrayList<Object>(Arrays.asList(new Object())))", new Code() {
            public void run() throws Exception {
                p.writeSerializable(new ArrayList<Object>(Arrays.asList(new Object())));
            }
        });
        Parcel q = Parcel.obtain();
        q.writeString("no.such.Class");
        q.setDataPosition(0);
        final Parcel r = q;
        fails("r.readParcelable(ParcelsBroken.class.getClassLoader())", new Code() {
            public void run() throws Exception {
                r.readParcelable(ParcelsBroken.class.getClassLoader());
            }
        });
        Parcel s = Parcel.obtain();
        s.writeString("java.lang.String");
        s.setDataPosition(0);
        final Parcel t = s;
        fails("t.readParcelable(ParcelsBroken.class.getClassLoader())", new Code() {
            public void run() throws Exception {
                t.readParcelable(ParcelsBroken.class.getClassLoader());
            }
        });
        Parcel u = Parcel.obtain();
        u.writeInt(99);
        u.setDataPosition(0);
        final Parcel v = u;
        Parcel w = Parcel.obtain();
        w.writeInt(5);
        w.setDataPosition(0);
        final Parcel x = w;
        fails("x.readBundle()", new Code() {
            public void run() throws Exception {
                x.readBundle();
            }
        });
        p.setDataPosition(0);
        p.writeException(new IllegalStateException("carried"));
        p.setDataPosition(0);
        fails("p.readException()", new Code() {
            public void run() throws Exception {
                p.readException();
            }
        });
        p.setDataPosition(0);
        p.writeException(new SecurityException("denied"));
        p.setDataPosition(0);
        fails("p.readException()", new Code() {
            public void run() throws Exception {
                p.readException();
            }
        });
        p.setDataPosition(0);
        fails("p.writeException(new RuntimeException(\"not carried\"))", new Code() {
            public void run() throws Exception {
                p.writeException(new RuntimeException("not carried"));
            }
        });
        p.setDataPosition(0);
        p.writeNoException();
        p.setDataPosition(0);
        p.readException();

        byte[] bytes = p.marshall();
        Parcel m = Parcel.obtain();
        m.unmarshall(bytes, 0, 4);
        m.setDataPosition(0);
        say(m.readInt());
        p.setDataSize(0);
        say(p.dataSize(), p.readInt());
        p.recycle();
    }
}
