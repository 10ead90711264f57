import java.util.Collections;
import java.util.Dictionary;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Map;
import java.util.TreeMap;

/** Hashtable: its backward order, growth, enumerations and refusal of nulls. */
public class HashtableAndDictionary {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        Hashtable<Object, Object> t = new Hashtable<>();
        for (int i = 0; i < 8; i++) {
            t.put(i * 3, "v" + i);
        }
        System.out.println(t);
        t.put(30, "x");
        t.put("text", 1);
        t.put(-7, 2);
        System.out.println(t + " " + t.size());
        StringBuilder sb = new StringBuilder();
        for (Enumeration<Object> e = t.keys(); e.hasMoreElements();) {
            sb.append(e.nextElement()).append(' ');
        }
        for (Enumeration<Object> e = t.elements(); e.hasMoreElements();) {
            sb.append(e.nextElement()).append(' ');
        }
        System.out.println(sb);
        show("put null key", () -> t.put(null, 1));
        show("put null value", () -> t.put("k", null));
        show("get null", () -> t.get(null));
        show("containsKey null", () -> t.containsKey(null));
        show("contains null", () -> t.contains(null));
        show("containsValue null", () -> t.containsValue(null));
        show("remove null", () -> t.remove(null));
        show("new -1", () -> new Hashtable<>(-1));
        show("new 0", () -> new Hashtable<>(0).put(1, 2));
        show("load", () -> new Hashtable<>(1, 0f));
        show("load NaN", () -> new Hashtable<>(1, Float.NaN));
        show("end", () -> new Hashtable<>().keys().nextElement());
        Dictionary<Object, Object> d = t;
        System.out.println(d.get(6) + " " + d.remove(6) + " " + d.get(6) + " " + t.contains("v1") + t.containsValue("none") + t.containsKey(3));
        Map<Object, Object> map = new java.util.HashMap<>(t);
        System.out.println(map.equals(t) + " " + t.equals(map) + " " + (t.hashCode() == map.hashCode()));
        Hashtable<Object, Object> clone = (Hashtable<Object, Object>) t.clone();
        clone.clear();
        System.out.println(clone + " " + t.size() + " " + new Hashtable<>(map).equals(t));
        Hashtable<String, Object> self = new Hashtable<>();
        self.put("me", self);
        System.out.println(self);
        Hashtable<Integer, Integer> grow = new Hashtable<>(2, 1.5f);
        for (int i = 0; i < 12; i++) {
            grow.put(i, i * i);
        }
        System.out.println(grow + " " + new TreeMap<>(grow).headMap(4) + Collections.list(grow.keys()));
        grow.keySet().removeIf(k -> k > 2);
        grow.entrySet().forEach(e -> e.setValue(e.getValue() + 1));
        System.out.println(grow + " " + grow.values());
    }
}
