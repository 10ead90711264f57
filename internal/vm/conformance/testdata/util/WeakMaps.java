import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.WeakHashMap;

/** A WeakHashMap whose keys all live behaves like a map. */
public class WeakMaps {
    public static void main(String[] args) {
        WeakHashMap<String, Integer> m = new WeakHashMap<>();
        String[] keys = "alpha beta gamma delta epsilon zeta eta theta".split(" ");
        for (int i = 0; i < keys.length; i++) {
            m.put(keys[i], i);
        }
        System.out.println(m.size() + " " + m.get("gamma") + " " + m.containsKey("eta") + " " + m.containsValue(7) + " " + m.containsValue(99));
        System.out.println(m.put(null, -1) + " " + m.get(null) + " " + m.put(null, -2) + " " + m.remove(null) + " " + m.containsKey(null));
        System.out.println(m.equals(new HashMap<>(m)) + " " + (m.hashCode() == new HashMap<>(m).hashCode()));
        System.out.println(m);
        int sum = 0;
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            sum += e.setValue(e.getValue() * 2);
        }
        System.out.println(sum + " " + m.values().stream().mapToInt(i -> i).sum());
        Iterator<String> it = m.keySet().iterator();
        while (it.hasNext()) {
            if (it.next().length() == 5) {
                it.remove();
            }
        }
        System.out.println(m.keySet().containsAll(Arrays.asList("beta", "zeta", "eta", "epsilon")) + " " + m.size());
        try {
            for (String k : m.keySet()) {
                m.put(k + "x", 0);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("fail-fast");
        }
        m.clear();
        System.out.println(m + " " + m.isEmpty());
        Object[] held = new Object[500];
        WeakHashMap<Object, Integer> many = new WeakHashMap<>(4, 0.5f);
        for (int i = 0; i < held.length; i++) {
            held[i] = new Object();
            many.put(held[i], i);
        }
        long check = 0;
        for (int i = 0; i < held.length; i += 5) {
            check += many.get(held[i]);
        }
        System.out.println(check + " " + many.size());
        m.putAll(new HashMap<>(java.util.Collections.singletonMap("k", 1)));
        System.out.println(m.merge("k", 5, Integer::sum) + " " + m.computeIfPresent("k", (k, v) -> null) + " " + m.putIfAbsent("n", 3) + m);
    }
}
