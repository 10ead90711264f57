import java.util.Arrays;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;

/** Insertion order, access order, and caches that drop their eldest. */
public class LinkedHashMapOrder {
    static class Cache<K, V> extends LinkedHashMap<K, V> {
        final int limit;
        String dropped = "";

        Cache(int limit) {
            super(4, 0.75f, true);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() > limit) {
                dropped += eldest + ";";
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        for (String s : "z y x w v".split(" ")) {
            m.put(s, s.codePointAt(0));
        }
        m.put("y", 0);
        m.remove("z");
        m.put("z", 1);
        m.putIfAbsent("x", 9);
        m.merge("a", 1, Integer::sum);
        System.out.println(m + " " + m.keySet() + m.values());
        LinkedHashMap<String, Integer> access = new LinkedHashMap<>(16, 0.75f, true);
        access.putAll(m);
        access.get("x");
        access.get("none");
        access.getOrDefault("y", 0);
        access.containsKey("w");
        access.put("v", 5);
        access.putIfAbsent("z", 7);
        System.out.println(access);
        access.compute("w", (k, v) -> v + 1);
        access.computeIfPresent("a", (k, v) -> v + 1);
        access.replace("x", 3);
        System.out.println(access);
        for (Map.Entry<String, Integer> e : access.entrySet()) {
            e.setValue(e.getValue() + 1);
        }
        access.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println();
        try {
            for (String k : access.keySet()) {
                access.get(k);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("an access is a change");
        }
        Cache<Integer, String> cache = new Cache<>(3);
        for (int i = 0; i < 6; i++) {
            cache.put(i, "v" + i);
            cache.get(2);
        }
        cache.putAll(Collections.singletonMap(50, "fifty"));
        cache.computeIfAbsent(60, k -> "sixty");
        cache.merge(70, "seventy", String::concat);
        System.out.println(cache + " dropped " + cache.dropped);
        LinkedHashMap<Integer, String> copy = (LinkedHashMap<Integer, String>) cache.clone();
        copy.get(60);
        System.out.println(copy.keySet() + " " + cache.keySet() + " " + copy.equals(cache));
        Iterator<Integer> it = copy.keySet().iterator();
        it.next();
        it.remove();
        System.out.println(copy + " " + copy.containsValue("fifty") + " " + copy.containsValue(null));
        LinkedHashSet<String> set = new LinkedHashSet<>(Arrays.asList("one", "two", "three", "two", null));
        set.remove("one");
        set.add("one");
        set.add("two");
        System.out.println(set + " " + set.contains(null) + " " + set.equals(new java.util.HashSet<>(set)) + " " + set.spliterator().hasCharacteristics(java.util.Spliterator.ORDERED | java.util.Spliterator.DISTINCT | java.util.Spliterator.SIZED));
        access.clear();
        access.put("again", 1);
        System.out.println(access);
    }
}
