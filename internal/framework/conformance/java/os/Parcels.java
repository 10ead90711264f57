import android.os.Parcel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import static esdroid.conformance.Out.*;

/** What is written is read in the same order. */
public class Parcels {
    public static void main(String[] args) throws Exception {
        Parcel p = Parcel.obtain();
        p.writeInt(1);
        p.writeLong(2L << 40);
        p.writeFloat(1.5f);
        p.writeDouble(2.5);
        p.writeString("a string");
        p.writeString(null);
        p.writeByte((byte) 7);
        p.writeByteArray(new byte[] {1, 2, 3});
        p.writeIntArray(new int[] {4, 5});
        p.writeStringArray(new String[] {"x", "y"});
        p.writeStringList(Arrays.asList("p", "q"));
        p.writeBooleanArray(new boolean[] {true, false});
        p.writeValue(Arrays.<Object>asList(1, "two", 3L, null, new int[] {4}));
        p.writeMap(Collections.singletonMap("k", "v"));
        p.writeSerializable(new ArrayList<String>(Arrays.asList("ser")));
        p.writeException(new SecurityException("denied"));
        say(p.dataSize(), p.dataPosition(), p.dataAvail());
        p.setDataPosition(0);
        say(p.readInt(), p.readLong(), p.readFloat(), p.readDouble(), p.readString(), p.readString(), p.readByte(), p.createByteArray(), p.createIntArray(), p.createStringArray());
        ArrayList<String> list = new ArrayList<String>();
        p.readStringList(list);
        say(list, p.createBooleanArray());
        List<?> v = (List<?>) p.readValue(null);
        say(v.get(0), v.get(1), v.get(2), v.get(3), v.get(4));
        Map<Object, Object> map = new HashMap<Object, Object>();
        p.readMap(map, null);
        say(map, p.readSerializable());
        final Parcel q = p;
        fails("q.readException()", new Code() {
            public void run() throws Exception {
                q.readException();
            }
        });
        say(p.dataAvail(), p.readInt(), p.readString());
        byte[] raw = p.marshall();
        Parcel r = Parcel.obtain();
        r.unmarshall(raw, 0, raw.length);
        r.setDataPosition(0);
        say(r.readInt(), r.readLong());
        p.recycle();
        Parcel s = Parcel.obtain();
        s.writeInt(77);
        s.setDataPosition(0);
        final Parcel t = s;
        say(t.dataSize());
    }
}
