import java.util.*;
import java.util.concurrent.*;

/** Entries kept beyond their iteration: do they follow the map, do they write through. */
public class MapEntryLife {
    static void probe(Map<String, Integer> m) {
        m.put("a", 1);
        m.put("b", 2);
        Map.Entry<String, Integer> e = null;
        for (Map.Entry<String, Integer> x : m.entrySet()) {
            if (x.getKey().equals("a")) {
                e = x;
            }
        }
        StringBuilder sb = new StringBuilder(m.getClass().getSimpleName()).append(' ').append(e);
        m.put("a", 10);
        sb.append(' ').append(e.getValue());
        try {
            sb.append(' ').append(e.setValue(20)).append(m.get("a"));
        } catch (UnsupportedOperationException x) {
            sb.append(" fixed");
        }
        m.remove("a");
        sb.append(" ").append(e.getKey()).append(e.getValue()).append(m.containsKey("a"));
        Map.Entry<String, Integer> other = m.entrySet().iterator().next();
        sb.append(' ').append(other.equals(new AbstractMap.SimpleEntry<>("b", 2))).append(new AbstractMap.SimpleEntry<>("b", 2).equals(other)).append(other.hashCode() == new AbstractMap.SimpleImmutableEntry<>("b", 2).hashCode());
        Object[] all = m.entrySet().toArray();
        sb.append(' ').append(all.length).append(all[0]);
        List<Map.Entry<String, Integer>> copies = new ArrayList<>(m.entrySet());
        m.clear();
        sb.append(copies);
        System.out.println(sb);
    }

    public static void main(String[] args) {
        probe(new HashMap<>());
        probe(new LinkedHashMap<>());
        probe(new TreeMap<>());
        probe(new Hashtable<>());
        probe(new ConcurrentSkipListMap<>());
        probe(Collections.synchronizedMap(new HashMap<>()));
        probe(Collections.checkedMap(new TreeMap<>(), String.class, Integer.class));
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < 10; i++) {
            t.put(i, "v" + i);
        }
        List<Map.Entry<Integer, String>> kept = new ArrayList<>(t.entrySet());
        Map.Entry<Integer, String> first = t.firstEntry(), floor = t.floorEntry(5);
        t.put(5, "changed");
        System.out.println(first + " " + floor + " " + kept.get(5) + " " + t.floorEntry(5));
        for (Map.Entry<Integer, String> e : t.subMap(3, 6).entrySet()) {
            e.setValue(e.getValue() + "!");
        }
        for (Map.Entry<Integer, String> e : t.descendingMap().headMap(7).entrySet()) {
            e.setValue("high");
        }
        System.out.println(t);
        EnumMap<TimeUnit, Integer> em = new EnumMap<>(TimeUnit.class);
        em.put(TimeUnit.DAYS, 1);
        em.put(TimeUnit.HOURS, 2);
        for (Map.Entry<TimeUnit, Integer> e : em.entrySet()) {
            e.setValue(e.getValue() * 7);
        }
        System.out.println(em + " " + em.entrySet().contains(new AbstractMap.SimpleEntry<>(TimeUnit.DAYS, 7)) + em.entrySet().remove(new AbstractMap.SimpleEntry<>(TimeUnit.DAYS, 8)));
        IdentityHashMap<String, Integer> im = new IdentityHashMap<>();
        String k = "key";
        im.put(k, 1);
        for (Map.Entry<String, Integer> e : im.entrySet()) {
            e.setValue(5);
            System.out.println(e + " " + im.get(k) + e.equals(new AbstractMap.SimpleEntry<>(k, 5)));
        }
        ConcurrentHashMap<String, Integer> cm = new ConcurrentHashMap<>(Collections.singletonMap("x", 1));
        Map.Entry<String, Integer> ce = cm.entrySet().iterator().next();
        cm.put("x", 2);
        System.out.println(ce + " " + ce.setValue(3) + cm + ce);
        cm.remove("x");
        ce.setValue(9);
        System.out.println(cm);
    }
}
