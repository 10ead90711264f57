import android.util.LongSparseArray;
import android.util.SparseArray;
import static esdroid.conformance.Out.*;

/** Arrays that grow, rates, times. */
public class Longs {
    public static void main(String[] args) throws Exception {
        LongSparseArray<Integer> a = new LongSparseArray<Integer>();
        for (int i = 20; i > 0; i--) a.put(i * 1000000000L, i);
        for (int i = 0; i < 20; i += 2) a.delete(i * 1000000000L);
        say(a.size(), a.keyAt(0), a.valueAt(a.size() - 1));
        a.removeAt(0);
        say(a);
        SparseArray<Integer> s = new SparseArray<Integer>();
        for (int i = 0; i < 1000; i++) s.put((i * 7919) % 1009, i);
        int sum = 0;
        for (int i = 0; i < s.size(); i++) sum += s.keyAt(i) * (i + 1) + s.valueAt(i);
        say(s.size(), sum, s.indexOfKey(500), s.keyAt(999));
    }
}
