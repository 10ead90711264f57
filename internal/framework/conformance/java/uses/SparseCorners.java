import android.util.LongSparseArray;
import android.util.SparseArray;
import android.util.SparseBooleanArray;
import android.util.SparseIntArray;
import android.util.SparseLongArray;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Sparse arrays where nothing is, and at their ends. */
public class SparseCorners {
    public static void main(String[] args) throws Exception {
        final SparseArray<String> a = new SparseArray<String>();
        a.put(5, "five");
        a.put(-3, "minus");
        a.append(9, "nine");
        a.append(1, "one");
        a.put(5, null);
        say(a, a.size(), a.get(5, "d"), a.get(6, "d"), a.indexOfKey(9), a.indexOfKey(4), a.indexOfValue("one"), a.indexOfValue(new String("one")), a.keyAt(0), a.valueAt(3));
        a.delete(1);
        a.remove(77);
        a.removeAt(0);
        say(a, a.size());
        fails("a.keyAt(-1)", new Code() {
            public void run() throws Exception {
                a.keyAt(-1);
            }
        });
        fails("a.valueAt(-1)", new Code() {
            public void run() throws Exception {
                a.valueAt(-1);
            }
        });
        fails("a.removeAt(-1)", new Code() {
            public void run() throws Exception {
                a.removeAt(-1);
            }
        });
        fails("a.removeAtRange(-1, 1)", new Code() {
            public void run() throws Exception {
                a.removeAtRange(-1, 1);
            }
        });
        a.setValueAt(0, "set");
        SparseArray<String> copy = a.clone();
        copy.clear();
        say(a, copy);
        final SparseIntArray i = new SparseIntArray(0);
        i.put(1, 10);
        i.put(2, 20);
        say(i, i.get(3), i.get(3, -1), i.indexOfValue(20), i.indexOfKey(5), i.valueAt(1));
        i.delete(1);
        i.append(0, 5);
        say(i);
        fails("i.removeAt(-1)", new Code() {
            public void run() throws Exception {
                i.removeAt(-1);
            }
        });
        final SparseBooleanArray b = new SparseBooleanArray();
        b.put(1, true);
        b.append(7, false);
        say(b, b.get(1), b.get(2), b.get(2, true), b.indexOfValue(false), b.equals(b.clone()), b.hashCode() == b.clone().hashCode());
        final LongSparseArray<Integer> l = new LongSparseArray<Integer>();
        l.put(1L << 40, 1);
        say(l, l.get(5L), l.indexOfKey(1L << 40), l.indexOfValue(1));
        fails("l.keyAt(-1)", new Code() {
            public void run() throws Exception {
                l.keyAt(-1);
            }
        });
        fails("new SparseArray<String>(-1)", new Code() {
            public void run() throws Exception {
                new SparseArray<String>(-1);
            }
        });
        SparseLongArray s = new SparseLongArray();
        s.put(3, 1L << 50);
        say(s, s.get(3), s.keyAt(0));
    }
}
