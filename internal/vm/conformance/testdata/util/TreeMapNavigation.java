import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.SortedMap;
import java.util.TreeMap;

/** Neighbours, ends and views of a sorted map. */
public class TreeMapNavigation {
    static void neighbours(NavigableMap<Integer, String> m, int... keys) {
        for (int k : keys) {
            System.out.print(m.lowerKey(k) + " " + m.floorKey(k) + " " + m.ceilingKey(k) + " " + m.higherKey(k) + "; ");
        }
        System.out.println(m.firstEntry() + " " + m.lastEntry());
    }

    static void outOfRange(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (IllegalArgumentException e) {
            System.out.println(what + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 10; i <= 90; i += 10) {
            m.put(i * 7 % 100, "v" + i);
        }
        System.out.println(m + " " + m.firstKey() + " " + m.lastKey());
        neighbours(m, 0, 10, 15, 90, 99);
        neighbours(m.descendingMap(), 0, 10, 15, 90, 99);
        NavigableMap<Integer, String> sub = m.subMap(20, true, 70, false);
        neighbours(sub, 10, 20, 45, 70, 80);
        neighbours(sub.descendingMap(), 10, 20, 45, 70, 80);
        System.out.println(sub + " " + sub.size() + " " + sub.descendingKeySet() + " " + sub.headMap(50) + sub.tailMap(50, false) + sub.descendingMap().headMap(40, true));
        sub.put(25, "new");
        outOfRange("put 70", () -> sub.put(70, "x"));
        outOfRange("put 10", () -> sub.descendingMap().put(10, "x"));
        outOfRange("headMap 80", () -> sub.headMap(80));
        outOfRange("headMap 70", () -> sub.headMap(70));
        outOfRange("tailMap 10", () -> sub.tailMap(10));
        outOfRange("subMap inverted", () -> m.subMap(5, 4));
        outOfRange("descending subMap", () -> m.descendingMap().subMap(4, 5));
        System.out.println(sub.pollFirstEntry() + " " + sub.pollLastEntry() + " " + sub.remove(99) + " " + sub.get(90) + sub.containsKey(90) + " " + m);
        sub.keySet().removeIf(k -> k % 20 == 0);
        m.put(33, "through");
        System.out.println(sub + " " + m.size() + " " + sub.entrySet().iterator().next());
        Map.Entry<Integer, String> e = m.firstEntry();
        try {
            e.setValue("?");
        } catch (UnsupportedOperationException x) {
            System.out.println("snapshot " + e);
        }
        m.entrySet().iterator().next().setValue("changed");
        System.out.println(m.firstEntry() + " " + e);
        sub.clear();
        System.out.println(m + " " + sub.isEmpty());
        try {
            sub.firstKey();
        } catch (NoSuchElementException x) {
            System.out.println("empty " + sub.firstEntry() + sub.lastEntry() + sub.pollFirstEntry());
        }
        Iterator<Integer> down = m.descendingKeySet().iterator();
        System.out.print(down.next() + " ");
        down.remove();
        System.out.println(down.next() + " " + m.navigableKeySet().headSet(80, true) + m.navigableKeySet().pollLast());
        TreeMap<String, Integer> text = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String s : "b A c B a C".split(" ")) {
            text.merge(s, 1, Integer::sum);
        }
        System.out.println(text + " " + text.get("B") + " " + (text.comparator() == String.CASE_INSENSITIVE_ORDER) + " " + text.containsKey("c"));
        System.out.println(new TreeMap<>((SortedMap<String, Integer>) text).comparator().getClass().getSimpleName() + " " + new TreeMap<>((Map<String, Integer>) new java.util.HashMap<>(text)));
        TreeMap<String, Integer> reverse = new TreeMap<>(Collections.reverseOrder());
        reverse.putAll(text);
        System.out.println(reverse + " " + reverse.headMap("b") + reverse.clone() + " " + reverse.equals(new java.util.HashMap<>(reverse)));
    }
}
