import android.content.ContentValues;
import android.os.Parcel;
import static esdroid.conformance.Out.*;

/** Values of a row. */
public class Values {
    public static void main(String[] args) throws Exception {
        ContentValues v = new ContentValues();
        v.put("i", 1);
        v.put("s", "12");
        v.put("d", 1.9);
        v.put("b", true);
        v.put("n", (String) null);
        v.put("bytes", new byte[] {1});
        v.put("l", 1L << 33);
        v.put("f", 2.5f);
        v.put("by", (byte) 3);
        v.put("sh", (short) 4);
        v.putNull("z");
        say(v.size(), v.getAsInteger("i"), v.getAsInteger("s"), v.getAsInteger("d"), v.getAsInteger("n"), v.getAsString("i"), v.getAsString("b"), v.getAsLong("s"), v.getAsDouble("s"), v.getAsBoolean("s"), v.getAsBoolean("b"), v.getAsFloat("f"), v.getAsShort("l"), v.getAsByte("i"), v.getAsByteArray("bytes"), v.getAsByteArray("s"));
        v.put("t", "text");
        say(v.getAsInteger("t"), v.getAsLong("t"), v.getAsDouble("t"), v.getAsBoolean("t"), v.getAsBoolean("i"), v.getAsInteger("none"), v.getAsInteger("b"));
        say(v.containsKey("n"), v.containsKey("none"), v.get("s"), v.keySet().size(), v.valueSet().size());
        ContentValues c = new ContentValues(v);
        say(c.equals(v), c.hashCode() == v.hashCode());
        c.remove("bytes");
        say(c.equals(v));
        ContentValues one = new ContentValues();
        one.put("k", "v");
        say(one);
        one.putAll(one);
        Parcel p = Parcel.obtain();
        one.writeToParcel(p, 0);
        p.setDataPosition(0);
        say(ContentValues.CREATOR.createFromParcel(p));
        one.clear();
        say(one, one.size());
    }
}
