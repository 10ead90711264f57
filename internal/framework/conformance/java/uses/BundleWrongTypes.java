import android.graphics.Rect;
import android.net.Uri;
import android.os.Bundle;
import android.util.SparseArray;
import esdroid.conformance.Out.Code;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.TreeSet;
import static esdroid.conformance.Out.*;

/** Bundles asked for another type than what is in them. */
public class BundleWrongTypes {
    public static void main(String[] args) throws Exception {
        final Bundle b = new Bundle();
        b.putInt("i", 1);
        b.putString("s", "text");
        b.putBoolean("b", true);
        b.putCharSequence("cs", new StringBuilder("built"));
        b.putIntArray("ia", new int[] {1});
        b.putStringArrayList("sl", new ArrayList<String>(Arrays.asList("x")));
        b.putParcelable("p", new Rect(1, 2, 3, 4));
        b.putSerializable("ser", new Date(5));
        b.putString("null", null);
        b.putBundle("in", new Bundle());
        b.putSparseParcelableArray("sp", new SparseArray<Rect>());
        for (String k : new String[] {"i", "s", "b", "cs", "ia", "sl", "p", "ser", "null", "in", "none"}) {
            say(k, b.getInt(k), b.getInt(k, -1), b.getLong(k, -2), b.getBoolean(k, true), b.getString(k), b.getString(k, "d"), b.getCharSequence(k), b.getCharSequence(k, "d"), b.getDouble(k), b.getFloat(k, 2), b.getChar(k, 'x'), b.getByte(k), b.getShort(k));
            say(" ", b.getIntArray(k) != null, b.getStringArray(k) != null, b.getStringArrayList(k), b.getIntegerArrayList(k), b.getParcelable(k) != null, b.getParcelableArray(k), b.getSerializable(k) != null, b.getBundle(k), b.getSparseParcelableArray(k), b.getBinder(k), b.containsKey(k), b.getCharSequenceArrayList(k), b.getBooleanArray(k));
        }
        fails("((Uri) b.getParcelable(\"p\")).getPath()", new Code() {
            public void run() throws Exception {
                ((Uri) b.getParcelable("p")).getPath();
            }
        });
        fails("b.getStringArrayList(\"sl\").get(3)", new Code() {
            public void run() throws Exception {
                b.getStringArrayList("sl").get(3);
            }
        });
        say(b.size(), new TreeSet<String>(b.keySet()), b.hasFileDescriptors(), b.isEmpty(), b.getClassLoader() != null, Bundle.EMPTY);
        fails("Bundle.EMPTY.putInt(\"x\", 1)", new Code() {
            public void run() throws Exception {
                Bundle.EMPTY.putInt("x", 1);
            }
        });
        b.remove("p");
        b.remove("zz");
        Bundle c = b.deepCopy();
        c.getBundle("in").putInt("deep", 1);
        say(b.getBundle("in").size());
        Bundle d = new Bundle(b);
        d.getBundle("in").putInt("shallow", 1);
        say(b.getBundle("in"), b.clone() instanceof Bundle);
        fails("new Bundle((Bundle) null)", new Code() {
            public void run() throws Exception {
                new Bundle((Bundle) null);
            }
        });
        fails("b.putAll((Bundle) null)", new Code() {
            public void run() throws Exception {
                b.putAll((Bundle) null);
            }
        });
        b.clear();
        say(b);
    }
}
