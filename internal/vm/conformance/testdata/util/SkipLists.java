import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** Sorted maps and sets for many threads. */
public class SkipLists {
    public static void main(String[] args) {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        for (int i = 9; i > 0; i--) {
            m.put(i * 10, "v" + i);
        }
        System.out.println(m + " " + m.firstKey() + m.lastEntry() + " " + m.floorKey(55) + m.ceilingEntry(55) + m.lowerKey(10) + m.higherEntry(90));
        ConcurrentNavigableMap<Integer, String> sub = m.subMap(20, true, 60, false), down = m.descendingMap();
        System.out.println(sub + " " + sub.descendingMap() + down.headMap(70) + down.firstKey() + sub.keySet() + m.descendingKeySet().first());
        sub.put(33, "in");
        sub.remove(40);
        try {
            sub.put(60, "out");
        } catch (IllegalArgumentException e) {
            System.out.println("out of range");
        }
        System.out.println(m.keySet() + " " + sub.size() + m.putIfAbsent(33, "x") + m.replace(33, "in", "changed") + m.replace(34, "x") + m.remove(33, "no") + m.get(33));
        int seen = 0;
        for (Integer k : m.keySet()) {
            seen++;
            m.remove(k + 10);
            if (seen < 3) {
                m.put(k + 1000, "new");
            }
        }
        System.out.println(seen + " " + m.keySet());
        Iterator<Map.Entry<Integer, String>> it = m.entrySet().iterator();
        Map.Entry<Integer, String> e = it.next();
        it.remove();
        try {
            e.setValue("x");
        } catch (UnsupportedOperationException x) {
            System.out.println("snapshot " + e);
        }
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + m.size() + m.merge(5, "a", String::concat) + m.merge(5, "b", String::concat) + m.compute(5, (k, v) -> null) + m.containsKey(5));
        for (int i = 0; i < 4; i++) {
            try {
                switch (i) {
                    case 0:
                        m.put(null, "x");
                        break;
                    case 1:
                        m.put(1, null);
                        break;
                    case 2:
                        m.get(null);
                        break;
                    default:
                        new ConcurrentSkipListMap<Integer, Integer>().firstKey();
                }
            } catch (NullPointerException | NoSuchElementException x) {
                System.out.print(x.getClass().getSimpleName() + " ");
            }
        }
        System.out.println(m.clone().equals(m) + " " + new ConcurrentSkipListMap<>(Comparator.<Integer>reverseOrder()).comparator().equals(Comparator.reverseOrder()));
        ConcurrentSkipListSet<String> s = new ConcurrentSkipListSet<>(Arrays.asList("pear", "fig", "apple", "fig", "kiwi"));
        System.out.println(s + " " + s.first() + s.ceiling("g") + s.headSet("g") + s.tailSet("kiwi", false) + s.descendingSet() + s.pollFirst() + s.add("pear") + s.remove("x") + s.contains("fig"));
        for (String x : s) {
            s.remove("pear");
            s.add(x + "0");
            if (s.size() > 6) {
                break;
            }
        }
        System.out.println(s.size() + " " + s.equals(new java.util.TreeSet<>(s)) + s.clone().hashCode() + s.subSet("a", "g"));
    }
}
