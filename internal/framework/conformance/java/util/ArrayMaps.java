import android.util.ArrayMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import static esdroid.conformance.Out.*;

/** Maps and sets in arrays are ordered by hash codes. */
public class ArrayMaps {
    public static void main(String[] args) throws Exception {
        ArrayMap<String, Integer> m = new ArrayMap<String, Integer>();
        for (String k : new String[] {"one", "two", "three", "four", "five", "six", "seven"}) m.put(k, k.length());
        say(m);
        say(m.get("three"), m.get("x"), m.containsKey("one"), m.containsValue(5), m.indexOfKey("two") >= 0, m.indexOfKey("nobody") < 0);
        say(m.put("one", 11), m.remove("two"), m.remove("nobody"), m.size());
        m.put(null, 0);
        say(m.get(null), m.keyAt(0), m.valueAt(0), m);
        say(m.removeAt(0), m.setValueAt(0, 99), m.valueAt(0));
        Map<String, Integer> h = new HashMap<String, Integer>(m);
        say(m.equals(h), h.equals(m), m.hashCode() == h.hashCode());
        say(m.keySet().contains("six"), m.values().contains(99), m.entrySet().size());
        m.retainAll(Arrays.asList("six", "seven"));
        say(m.size(), m.containsAll(Arrays.asList("six", "seven")));
        m.removeAll(Arrays.asList("six"));
        say(m, m.isEmpty());
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(70);
        say(m);
        ArrayMap<String, Integer> n = new ArrayMap<String, Integer>(m);
        n.putAll(h);
        n.ensureCapacity(40);
        say(n.size(), n.equals(h));
        Iterator<String> it = n.keySet().iterator();
        it.next();
        it.remove();
        say(n.size());
        n.clear();
        say(n, n.isEmpty());
        fails("n.keySet().iterator().next()", new Code() {
            public void run() throws Exception {
                n.keySet().iterator().next();
            }
        });
    }
}
