import android.util.LongSparseArray;
import android.util.SparseBooleanArray;
import android.util.SparseIntArray;
import android.util.SparseLongArray;
import static esdroid.conformance.Out.*;

/** Sparse arrays of numbers and truths. */
public class SparseNumbers {
    public static void main(String[] args) throws Exception {
        SparseIntArray i = new SparseIntArray();
        i.put(3, 30);
        i.put(1, 10);
        i.append(9, 90);
        say(i, i.get(3), i.get(4), i.get(4, -4), i.indexOfValue(90), i.indexOfKey(2));
        i.delete(3);
        i.removeAt(0);
        say(i, i.size(), i.keyAt(0), i.valueAt(0));
        SparseBooleanArray b = new SparseBooleanArray();
        b.put(4, true);
        b.put(2, false);
        b.append(8, true);
        say(b, b.get(4), b.get(5), b.get(5, true), b.indexOfValue(true), b.keyAt(2), b.valueAt(1));
        b.delete(2);
        say(b.size(), b.clone(), b.equals(b.clone()), b.hashCode() == b.clone().hashCode());
        SparseLongArray l = new SparseLongArray(2);
        l.put(7, 1L << 40);
        l.put(-7, -1);
        say(l, l.get(7), l.get(0), l.get(0, 5), l.indexOfValue(-1));
        l.clear();
        say(l, l.size());
        LongSparseArray<String> s = new LongSparseArray<String>();
        s.put(1L << 33, "big");
        s.put(1, "small");
        s.append(1L << 34, "bigger");
        say(s, s.get(1L << 33), s.get(2), s.get(2, "no"), s.indexOfKey(1), s.indexOfValue("big"), s.keyAt(2), s.valueAt(1));
        s.remove(1);
        s.setValueAt(0, "set");
        say(s, s.clone().size());
    }
}
