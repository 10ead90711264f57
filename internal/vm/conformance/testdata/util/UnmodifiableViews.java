import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Read-only views refuse every change and follow what they show. */
public class UnmodifiableViews {
    interface Act {
        void run();
    }

    static void refuse(String what, Act act) {
        try {
            act.run();
            System.out.println(what + " passed");
        } catch (UnsupportedOperationException e) {
            System.out.println(what + " refused " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<String> base = new ArrayList<>(Arrays.asList("a", "b", "c"));
        List<String> list = Collections.unmodifiableList(base);
        refuse("add", () -> list.add("x"));
        refuse("set", () -> list.set(0, "x"));
        refuse("remove absent", () -> list.remove("nothing"));
        refuse("clear", list::clear);
        refuse("sort", () -> list.sort(null));
        refuse("replaceAll", () -> list.replaceAll(s -> s));
        refuse("removeIf", () -> list.removeIf(s -> false));
        refuse("sub", () -> list.subList(0, 1).clear());
        refuse("listIterator", () -> {
            java.util.ListIterator<String> it = list.listIterator();
            it.next();
            it.set("?");
        });
        refuse("iterator", () -> {
            Iterator<String> it = list.iterator();
            it.next();
            it.remove();
        });
        base.add("d");
        System.out.println(list + " " + list.equals(base) + " " + (list.hashCode() == base.hashCode()) + " " + (list instanceof java.util.RandomAccess));
        Collection<String> c = Collections.unmodifiableCollection(base);
        System.out.println(c + " " + c.equals(base) + " " + c.equals(c) + " " + c.contains("d") + c.size());
        refuse("collection", () -> c.add("e"));
        Map<String, Integer> values = new TreeMap<>();
        values.put("one", 1);
        values.put("two", 2);
        Map<String, Integer> map = Collections.unmodifiableMap(values);
        refuse("put", () -> map.put("x", 1));
        refuse("putIfAbsent", () -> map.putIfAbsent("one", 1));
        refuse("merge", () -> map.merge("one", 1, Integer::sum));
        refuse("computeIfAbsent", () -> map.computeIfAbsent("one", k -> 1));
        refuse("keySet", () -> map.keySet().remove("one"));
        refuse("values", () -> map.values().clear());
        refuse("entrySet", () -> map.entrySet().clear());
        refuse("setValue", () -> map.entrySet().iterator().next().setValue(9));
        refuse("entry of array", () -> ((Map.Entry<?, Integer>) map.entrySet().toArray()[0]).setValue(9));
        refuse("entry of stream", () -> map.entrySet().stream().forEach(e -> e.setValue(9)));
        values.put("three", 3);
        System.out.println(map + " " + map.getOrDefault("four", 4) + " " + map.equals(values) + " " + map.entrySet().contains(new java.util.AbstractMap.SimpleEntry<>("one", 1)) + " " + map.entrySet().equals(values.entrySet()));
        SortedSet<Integer> sorted = Collections.unmodifiableSortedSet(new TreeSet<>(Arrays.asList(5, 1, 3)));
        refuse("headSet", () -> sorted.headSet(3).add(0));
        System.out.println(sorted.first() + " " + sorted.tailSet(2) + " " + sorted.comparator());
        SortedMap<String, Integer> sortedMap = Collections.unmodifiableSortedMap((SortedMap<String, Integer>) values);
        refuse("tailMap", () -> sortedMap.tailMap("p").clear());
        System.out.println(sortedMap.firstKey() + sortedMap.subMap("a", "p"));
        refuse("navigable", () -> Collections.unmodifiableNavigableSet(new TreeSet<>(Arrays.asList(1))).pollFirst());
        refuse("navigable map", () -> Collections.unmodifiableNavigableMap(new TreeMap<>(values)).pollLastEntry());
        System.out.println(Collections.unmodifiableNavigableMap(new TreeMap<>(values)).descendingMap() + " " + Collections.unmodifiableSet(new HashSet<>(Arrays.asList(1))).equals(Collections.singleton(1)));
        try {
            Collections.unmodifiableList(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
