import android.content.ContentValues;
import android.os.Parcel;
import esdroid.conformance.Out.Code;
import java.util.TreeSet;
import static esdroid.conformance.Out.*;

/** Values as other kinds than were put. */
public class ContentValueKinds {
    public static void main(String[] args) throws Exception {
        final ContentValues v = new ContentValues(2);
        v.put("i", 5);
        v.put("s", "12");
        v.put("t", "text");
        v.put("d", 2.75);
        v.put("b", true);
        v.put("n", (String) null);
        v.put("by", new byte[] {1, 2});
        v.putNull("nn");
        v.put("l", 1L << 40);
        for (String k : new String[] {"i", "s", "t", "d", "b", "n", "none", "l"}) say(k, v.getAsInteger(k), v.getAsLong(k), v.getAsShort(k), v.getAsByte(k), v.getAsDouble(k), v.getAsFloat(k), v.getAsBoolean(k), v.getAsString(k), v.getAsByteArray(k), v.containsKey(k));
        say(v.getAsByteArray("by").length, v.size(), new TreeSet<String>(v.keySet()), v.equals(new ContentValues(v)), v.get("i"));
        v.remove("by");
        v.remove("none");
        ContentValues w = new ContentValues();
        w.put("only", 1);
        say(w, w.valueSet(), w.hashCode() == new ContentValues(w).hashCode());
        w.putAll(v);
        say(w.size());
        Parcel p = Parcel.obtain();
        w.writeToParcel(p, 0);
        p.setDataPosition(0);
        say(ContentValues.CREATOR.createFromParcel(p).equals(w));
        w.clear();
        say(w, w.size());
        fails("new ContentValues((ContentValues) null)", new Code() {
            public void run() throws Exception {
                new ContentValues((ContentValues) null);
            }
        });
        fails("v.putAll(null)", new Code() {
            public void run() throws Exception {
                v.putAll(null);
            }
        });
    }
}
