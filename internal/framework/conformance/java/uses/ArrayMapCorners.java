import android.util.ArrayMap;
import android.util.ArraySet;
import android.util.Pair;
import esdroid.conformance.Out.Code;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import static esdroid.conformance.Out.*;

/** Maps on arrays: null keys, removal in loops, views. */
public class ArrayMapCorners {
    public static void main(String[] args) throws Exception {
        final ArrayMap<String, Integer> m = new ArrayMap<String, Integer>();
        m.put("a", 1);
        m.put(null, 0);
        m.put("b", 2);
        m.put("c", null);
        say(m.size(), m.get(null), m.containsKey(null), m.containsValue(null), m.indexOfKey("zz") < 0, m.getOrDefault("q", 9), m.equals(new HashMap<String, Integer>(m)), m.hashCode() == new HashMap<String, Integer>(m).hashCode());
        fails("m.keyAt(-1)", new Code() {
            public void run() throws Exception {
                m.keyAt(-1);
            }
        });
        fails("m.removeAt(-1)", new Code() {
            public void run() throws Exception {
                m.removeAt(-1);
            }
        });
        fails("m.entrySet().add(null)", new Code() {
            public void run() throws Exception {
                m.entrySet().add(null);
            }
        });
        fails("m.keySet().add(\"x\")", new Code() {
            public void run() throws Exception {
                m.keySet().add("x");
            }
        });
        fails("m.values().add(1)", new Code() {
            public void run() throws Exception {
                m.values().add(1);
            }
        });
        Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<String, Integer> e = it.next();
            if ("a".equals(e.getKey())) it.remove();
            else e.setValue(5);
        }
        say(m.size(), m.get("b"), m.get("a"));
        final Iterator<String> k = m.keySet().iterator();
        k.next();
        k.remove();
        fails("k.remove()", new Code() {
            public void run() throws Exception {
                k.remove();
            }
        });
        while (k.hasNext()) k.next();
        fails("k.next()", new Code() {
            public void run() throws Exception {
                k.next();
            }
        });
        fails("changed while iterated", new Code() {
            public void run() throws Exception {
                for (String x : m.keySet()) m.put("new" + x, 1);
            }
        });
        m.putAll(new ArrayMap<String, Integer>());
        m.clear();
        say(m, m.isEmpty(), m.retainAll(Arrays.asList("x")), m.removeAll(Arrays.asList("x")), m.containsAll(Arrays.asList()));
        m.put("only", 1);
        say(m, m.keyAt(0), m.valueAt(0), m.setValueAt(0, 7), m.removeAt(0), m.size());
        final ArraySet<String> s = new ArraySet<String>();
        say(s.add("x"), s.add("x"), s.add(null), s.size(), s.contains(null), s.remove("zz"), s.remove("x"), s, s.valueAt(0));
        fails("s.valueAt(-1)", new Code() {
            public void run() throws Exception {
                s.valueAt(-1);
            }
        });
        fails("s.removeAt(-1)", new Code() {
            public void run() throws Exception {
                s.removeAt(-1);
            }
        });
        say(new ArraySet<String>(Arrays.asList("q", "q")).size(), s.toArray(), s.indexOf("zz") < 0);
        final Pair<String, Integer> p = Pair.create("a", 1);
        say(p, p.equals(new Pair<String, Integer>("a", 1)), p.equals("a"), p.hashCode() == Pair.create("a", 1).hashCode(), Pair.create(null, null), Pair.create(null, null).hashCode());
        fails("p.first.charAt(5 - 3 + 1 - 2 - 2)", new Code() {
            public void run() throws Exception {
                p.first.charAt(5 - 3 + 1 - 2 - 2);
            }
        });
    }
}
