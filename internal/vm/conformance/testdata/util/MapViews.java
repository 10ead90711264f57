import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** The views of maps: keys, values, entries; what they remove and what they refuse. */
public class MapViews {
    static String sorted(Collection<?> c) {
        List<String> l = new ArrayList<>();
        for (Object o : c) {
            l.add(String.valueOf(o));
        }
        Collections.sort(l);
        return l.toString();
    }

    static void probe(Map<String, Integer> m) {
        String name = m.getClass().getSimpleName();
        for (String s : "one two three four five six seven".split(" ")) {
            m.put(s, s.length());
        }
        System.out.println(name + sorted(m.keySet()) + sorted(m.values()) + sorted(m.entrySet()));
        System.out.println(m.keySet().remove("one") + " " + m.keySet().remove("one") + " " + m.values().remove(4) + " " + m.values().remove(44) + " " + m.size());
        System.out.println(m.entrySet().contains(new AbstractMap.SimpleEntry<>("three", 5)) + " " + m.entrySet().contains(new AbstractMap.SimpleEntry<>("three", 6)) + " " + m.entrySet().remove(new AbstractMap.SimpleEntry<>("three", 6)) + " " + m.entrySet().remove(new AbstractMap.SimpleEntry<>("three", 5)) + " " + m.entrySet().contains("three"));
        System.out.println(m.keySet().retainAll(Arrays.asList("two", "six", "seven", "five")) + " " + m.values().removeAll(Collections.singleton(5)) + " " + m.keySet().removeIf(k -> k.startsWith("t")) + " " + sorted(m.entrySet()));
        try {
            m.keySet().add("x");
        } catch (UnsupportedOperationException e) {
            System.out.print("no add ");
        }
        try {
            m.values().addAll(Arrays.asList(1));
        } catch (UnsupportedOperationException e) {
            System.out.print("no addAll ");
        }
        m.put("p", 1);
        m.put("q", 2);
        m.put("r", 3);
        Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator();
        Map.Entry<String, Integer> first = it.next();
        try {
            int old = first.setValue(100);
            System.out.print(m.get(first.getKey()) + " ");
            first.setValue(old);
        } catch (UnsupportedOperationException e) {
            System.out.print("no setValue ");
        }
        it.remove();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.print("twice ");
        }
        System.out.println(m.size() + " " + m.containsKey(first.getKey()));
        Iterator<String> keys = m.keySet().iterator();
        keys.next();
        m.put("late" + m.size(), 1);
        try {
            keys.next();
            System.out.println("weakly consistent");
        } catch (ConcurrentModificationException e) {
            System.out.println("fail-fast");
        }
        Map<String, Integer> other = new HashMap<>(m);
        System.out.println(m.equals(other) + " " + other.equals(m) + " " + (m.hashCode() == other.hashCode()) + " " + m.keySet().equals(other.keySet()) + " " + m.entrySet().equals(other.entrySet()) + " " + (m.keySet().hashCode() == other.keySet().hashCode()));
        System.out.println(m.keySet().toArray(new String[0]).length + " " + m.values().toArray().length + " " + (m.keySet() == m.keySet()) + " " + m.entrySet().stream().mapToInt(Map.Entry::getValue).sum());
        m.values().clear();
        System.out.println(m + " " + m.isEmpty() + m.keySet() + m.values() + m.entrySet());
    }

    public static void main(String[] args) {
        probe(new HashMap<>());
        probe(new LinkedHashMap<>());
        probe(new TreeMap<>());
        probe(new Hashtable<>());
        probe(new WeakHashMap<>());
        probe(new ConcurrentHashMap<>());
        probe(new ConcurrentSkipListMap<>());
    }
}
