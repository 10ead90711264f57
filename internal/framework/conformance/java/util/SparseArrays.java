import android.util.SparseArray;
import static esdroid.conformance.Out.*;

/** Sparse arrays keep their keys in order. */
public class SparseArrays {
    public static void main(String[] args) throws Exception {
        SparseArray<String> a = new SparseArray<String>();
        a.put(5, "five");
        a.put(-1, "minus");
        a.append(100, "hundred");
        a.append(50, "fifty");
        say(a, a.size(), a.keyAt(0), a.valueAt(0), a.get(5), a.get(6), a.get(6, "none"));
        say(a.indexOfKey(50), a.indexOfKey(51), a.indexOfValue("five"), a.indexOfValue("nobody"));
        a.delete(5);
        say(a.size(), a.keyAt(1), a);
        a.remove(77);
        a.removeAt(0);
        a.setValueAt(0, "changed");
        say(a, a.keyAt(0));
        SparseArray<String> c = a.clone();
        c.put(1, "one");
        say(a.size(), c.size(), c);
        c.removeAtRange(0, 2);
        say(c);
        a.clear();
        say(a, a.size());
        SparseArray<Object> self = new SparseArray<Object>(0);
        self.put(1, self);
        self.put(2, null);
        say(self, self.indexOfKey(2), self.get(2, "gone"));
    }
}
