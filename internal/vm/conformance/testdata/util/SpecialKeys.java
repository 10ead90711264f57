import java.util.*;
import java.util.concurrent.*;

/** Null keys and values in every map, set and queue. */
public class SpecialKeys {
    interface Act {
        Object run();
    }

    static String outcome(Act a) {
        try {
            return String.valueOf(a.run());
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName().replaceAll("[a-z]", "");
        }
    }

    public static void main(String[] args) {
        List<Map<String, String>> maps = Arrays.asList(new HashMap<>(), new LinkedHashMap<>(), new TreeMap<>(), new TreeMap<>(Comparator.nullsLast(Comparator.naturalOrder())), new Hashtable<>(), new IdentityHashMap<>(), new WeakHashMap<>(), new ConcurrentHashMap<>(), new ConcurrentSkipListMap<>(), Collections.unmodifiableMap(new HashMap<>()));
        for (Map<String, String> m : maps) {
            System.out.println(m.getClass().getSimpleName() + " " + outcome(() -> m.get(null)) + " " + outcome(() -> m.containsKey(null)) + " " + outcome(() -> m.containsValue(null)) + " " + outcome(() -> m.put(null, "v")) + " " + outcome(() -> m.get(null)) + " " + outcome(() -> m.put("k", null)) + " " + outcome(() -> m.get("k")) + " " + outcome(() -> m.putIfAbsent("k", "w")) + " "
                + outcome(() -> m.computeIfAbsent(null, k -> "c")) + " " + outcome(() -> m.getOrDefault(null, "d")) + " " + outcome(() -> m.remove(null)) + " " + outcome(() -> m.remove(null, null)) + " " + outcome(() -> m.replace("k", null)) + " " + outcome(() -> m.keySet().contains(null)) + " " + outcome(() -> m.values().contains(null)) + " " + outcome(() -> m.entrySet().contains(null)) + " " + outcome(() -> m.equals(null)) + " " + m);
        }
        List<Collection<String>> cs = Arrays.asList(new ArrayList<>(), new LinkedList<>(), new Vector<>(), new CopyOnWriteArrayList<>(), new HashSet<>(), new LinkedHashSet<>(), new TreeSet<>(), new CopyOnWriteArraySet<>(), new ConcurrentSkipListSet<>(), new ArrayDeque<>(), new PriorityQueue<>(), new LinkedBlockingQueue<>(), new ArrayBlockingQueue<>(3), new PriorityBlockingQueue<>(), new ConcurrentLinkedQueue<>(), new ConcurrentLinkedDeque<>(), new LinkedBlockingDeque<>(), new LinkedTransferQueue<>(), ConcurrentHashMap.newKeySet());
        for (Collection<String> c : cs) {
            System.out.println(c.getClass().getSimpleName() + " " + outcome(() -> c.contains(null)) + " " + outcome(() -> c.remove(null)) + " " + outcome(() -> c.add(null)) + " " + outcome(() -> c.add("x")) + " " + outcome(() -> c.contains(null)) + " " + outcome(() -> c.addAll(Arrays.asList("y", null))) + " " + outcome(() -> c.containsAll(Collections.singleton(null))) + " " + outcome(() -> c.removeAll(Collections.singleton(null))) + " " + outcome(() -> c.retainAll(Collections.singletonList("x"))) + " " + outcome(() -> c.addAll(null)) + " " + outcome(() -> c.toArray((Object[]) null)) + " " + outcome(() -> c.removeIf(null)) + " " + c);
        }
    }
}
