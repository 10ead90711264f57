import java.util.*;
import java.util.concurrent.*;

/** Maps while they are asked to compute, merge and be changed. */
public class MapsOdd {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        for (Map<String, Integer> m : Arrays.asList(new HashMap<String, Integer>(), new LinkedHashMap<String, Integer>(), new TreeMap<String, Integer>(), new ConcurrentHashMap<String, Integer>(), new ConcurrentSkipListMap<String, Integer>(), new Hashtable<String, Integer>(), new IdentityHashMap<String, Integer>(), new WeakHashMap<String, Integer>())) {
            System.out.println(m.getClass().getSimpleName() + " " + m.putIfAbsent("a", 1) + m.putIfAbsent("a", 2) + " " + m.merge("a", 5, Integer::sum) + " " + m.merge("b", 5, Integer::sum) + " " + m.merge("b", 1, (x, y) -> null) + " " + m.computeIfAbsent("c", k -> null) + " " + m.computeIfAbsent("c", String::length) + " " + m.computeIfPresent("c", (k, v) -> v + 1) + " " + m.computeIfPresent("zz", (k, v) -> 1) + " " + m.compute("a", (k, v) -> v == null ? 0 : v * 2) + " " + m.compute("a", (k, v) -> null) + " " + m.getOrDefault("zz", -1) + " " + m.replace("c", 9) + m.replace("q", 9) + " " + m.replace("c", 9, 10) + " " + m.remove("c", 9) + " " + m);
            attempt("null key", () -> m.put(null, 1));
            attempt("null value", () -> m.put("n", null));
            attempt("null merge", () -> m.merge("x", null, Integer::sum));
            attempt("null get", () -> m.get(null));
            m.clear();
            for (int i = 0; i < 5; i++) {
                m.put("k" + i, i);
            }
            m.replaceAll((k, v) -> v * v);
            attempt("remove while iterating", () -> {
                for (String k : m.keySet()) {
                    m.remove("k3");
                    m.put("new" + k, 1);
                    if (m.size() > 50) {
                        break;
                    }
                }
                return m.containsKey("k3");
            });
            m.values().removeIf(v -> v == 1);
            m.entrySet().removeIf(e -> e.getKey().endsWith("0"));
            System.out.println(new TreeMap<>(m) + " " + m.keySet().contains("k2") + " " + m.values().contains(4) + " " + m.entrySet().contains(new AbstractMap.SimpleEntry<>("k2", 4)) + " " + m.equals(new HashMap<>(m)) + " " + (m.hashCode() == new HashMap<>(m).hashCode()));
        }
        LinkedHashMap<Integer, String> lru = new LinkedHashMap<Integer, String>(4, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
                return size() > 3;
            }
        };
        for (int i = 0; i < 4; i++) {
            lru.put(i, "v" + i);
            lru.get(1);
        }
        lru.getOrDefault(2, "");
        lru.putIfAbsent(1, "x");
        System.out.println(lru);
        TreeMap<String, Integer> t = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        t.put("B", 1);
        t.put("b", 2);
        t.put("a", 3);
        t.put("D", 4);
        System.out.println(t + " " + t.floorKey("c") + t.ceilingEntry("C") + t.higherKey("d") + t.lowerEntry("A") + " " + t.headMap("b", true) + t.tailMap("b", false) + t.descendingMap().subMap("d", "a") + t.pollFirstEntry() + t.firstKey() + " " + t.navigableKeySet().descendingSet());
        attempt("outside", () -> t.subMap("a", "c").put("z", 1));
        attempt("inverted", () -> t.subMap("z", "a"));
        attempt("entry", () -> t.firstEntry().setValue(9));
        attempt("compute changes", () -> {
            Map<String, Integer> h = new HashMap<>();
            return h.computeIfAbsent("a", k -> {
                h.put("b", 1);
                return 2;
            });
        });
        EnumMap<Thread.State, String> em = new EnumMap<>(Thread.State.class);
        em.put(Thread.State.WAITING, "w");
        em.put(Thread.State.NEW, "n");
        System.out.println(em + " " + em.containsKey("x") + " " + em.remove(null));
        attempt("enum null", () -> em.put(null, ""));
    }
}
