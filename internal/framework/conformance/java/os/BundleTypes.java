import android.os.Bundle;
import android.util.Size;
import android.util.SizeF;
import java.util.ArrayList;
import java.util.Arrays;
import static esdroid.conformance.Out.*;

/** A bundle answers a wrong type with the default. */
public class BundleTypes {
    public static void main(String[] args) throws Exception {
        Bundle b = new Bundle();
        b.putInt("i", 7);
        b.putString("s", "text");
        b.putBoolean("b", true);
        say(b.getString("i"), b.getInt("s"), b.getInt("s", 3), b.getLong("i", 9), b.getBoolean("s"), b.getFloat("i", 1.5f), b.getStringArrayList("s"), b.getBundle("i"), b.getIntArray("s"), b.getString("i", "def"), b.getCharSequence("s"));
        say(b.get("i"), b.get("none"), b.containsKey("s"), b.size(), b.keySet().size());
        b.remove("i");
        say(b.containsKey("i"), b.size());
        Bundle c = new Bundle(b);
        c.putString("s", "other");
        say(b.getString("s"), c.getString("s"));
        b.putAll(c);
        say(b.getString("s"), b.isEmpty());
        b.clear();
        say(b, b.isEmpty(), Bundle.EMPTY.isEmpty(), Bundle.EMPTY);
        fails("Bundle.EMPTY.putInt(\"x\", 1)", new Code() {
            public void run() throws Exception {
                Bundle.EMPTY.putInt("x", 1);
            }
        });
        b.putByte("by", (byte) 3);
        b.putShort("sh", (short) 4);
        b.putCharArray("ca", new char[] {'a', 'b'});
        b.putLongArray("la", new long[] {1, 2});
        b.putDoubleArray("da", new double[] {.5});
        b.putBooleanArray("ba", new boolean[] {true});
        b.putStringArray("sa", new String[] {"x", null});
        b.putCharSequenceArray("csa", new CharSequence[] {"q"});
        b.putIntegerArrayList("il", new ArrayList<Integer>(Arrays.asList(5, 6)));
        b.putSize("size", new Size(1, 2));
        b.putSizeF("sizef", new SizeF(1, 2));
        say(b.getByte("by"), b.getByte("none", (byte) 9), b.getShort("sh"), b.getCharArray("ca"), b.getLongArray("la"), b.getDoubleArray("da"), b.getBooleanArray("ba"), b.getStringArray("sa"), b.getCharSequenceArray("csa"), b.getIntegerArrayList("il"), b.getSize("size"), b.getSizeF("sizef"));
        say(b.describeContents(), b.hasFileDescriptors(), b.deepCopy().size());
    }
}
