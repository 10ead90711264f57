import java.util.*;
import java.util.concurrent.*;

/** Which collections equal which, and their hash codes. */
public class CollectionEquality {
    public static void main(String[] args) {
        List<Collection<Integer>> all = new ArrayList<>();
        List<Integer> src = Arrays.asList(3, 1, 2);
        all.add(src);
        all.add(new ArrayList<>(src));
        all.add(new LinkedList<>(src));
        all.add(new Vector<>(src));
        all.add(new CopyOnWriteArrayList<>(src));
        all.add(Collections.unmodifiableList(src));
        all.add(new HashSet<>(src));
        all.add(new TreeSet<>(src));
        all.add(new LinkedHashSet<>(src));
        all.add(new CopyOnWriteArraySet<>(src));
        all.add(new ConcurrentSkipListSet<>(src));
        all.add(new ArrayDeque<>(src));
        all.add(new PriorityQueue<>(src));
        all.add(Collections.unmodifiableCollection(src));
        for (Collection<Integer> a : all) {
            StringBuilder sb = new StringBuilder();
            for (Collection<Integer> b : all) {
                sb.append(a.equals(b) ? '=' : '.');
            }
            boolean valued = a instanceof List || a instanceof Set;
            System.out.println(sb + " " + a.getClass().getSimpleName() + " " + (valued ? a.hashCode() : 0) + a);
        }
        List<Map<String, Integer>> maps = new ArrayList<>();
        Map<String, Integer> m = new HashMap<>();
        m.put("a", 1);
        m.put("b", 2);
        maps.add(m);
        maps.add(new TreeMap<>(m));
        maps.add(new LinkedHashMap<>(m));
        maps.add(new Hashtable<>(m));
        maps.add(new ConcurrentHashMap<>(m));
        maps.add(new ConcurrentSkipListMap<>(m));
        maps.add(new WeakHashMap<>(m));
        maps.add(Collections.unmodifiableMap(m));
        for (Map<String, Integer> a : maps) {
            StringBuilder sb = new StringBuilder();
            for (Map<String, Integer> b : maps) {
                sb.append(a.equals(b) ? '=' : '.').append(a.entrySet().equals(b.entrySet()) ? '=' : '.').append(a.keySet().equals(b.keySet()) ? '=' : '.').append(a.values().equals(b.values()) && a != b ? '=' : '.');
            }
            System.out.println(sb + " " + a.hashCode() + " " + a.keySet().hashCode() + " " + a.entrySet().hashCode());
        }
        List<Object> nested = new ArrayList<>();
        nested.add(Arrays.asList(1, Arrays.asList(2, null)));
        nested.add(Collections.singletonMap("k", Collections.singleton("v")));
        System.out.println(nested + " " + nested.hashCode() + " " + nested.equals(new LinkedList<>(nested)));
        List<Object> self = new ArrayList<>();
        self.add(self);
        try {
            self.hashCode();
        } catch (StackOverflowError e) {
            System.out.println("endless hash");
        }
        System.out.println(new ArrayList<>(Arrays.asList(1, 2)).equals(Arrays.asList(1L, 2L)) + " " + new HashSet<>(Arrays.asList(1)).containsAll(Arrays.asList(1L)) + " " + Collections.emptyList().equals(Collections.emptySet()) + " " + new TreeSet<>(Arrays.asList("a")).equals(new HashSet<>(Arrays.asList("a"))));
    }
}
