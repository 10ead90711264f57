import java.util.*;
import java.util.concurrent.*;

/** toArray of every collection: fresh, big enough, too big, of the wrong type. */
public class ToArrays {
    static void probe(Collection<String> c) {
        c.addAll(Arrays.asList("b", "a", "c"));
        Object[] plain = c.toArray();
        plain[0] = "changed";
        String[] exact = new String[3], small = new String[1], big = {"1", "2", "3", "4", "5"};
        String[] e = c.toArray(exact), s = c.toArray(small), b = c.toArray(big);
        StringBuilder sb = new StringBuilder(c.getClass().getSimpleName().replace("RandomAccess", "")).append(' ');
        sb.append(plain.getClass().getSimpleName()).append(c.contains("changed")).append(e == exact).append(s == small).append(b == big).append(Arrays.toString(s)).append(Arrays.toString(b)).append(s.getClass().getSimpleName());
        try {
            c.toArray(new Integer[3]);
            sb.append("?");
        } catch (ArrayStoreException x) {
            sb.append(" store");
        }
        CharSequence[] wide = c.toArray(new CharSequence[0]);
        sb.append(wide.length).append(wide.getClass().getSimpleName());
        c.clear();
        sb.append(c.toArray().length).append(Arrays.toString(c.toArray(new String[] {"x", "y"})));
        System.out.println(sb);
    }

    public static void main(String[] args) {
        probe(new ArrayList<>());
        probe(new LinkedList<>());
        probe(new Vector<>());
        probe(new Stack<>());
        probe(new CopyOnWriteArrayList<>());
        probe(new ArrayDeque<>());
        probe(new PriorityQueue<>());
        probe(new HashSet<>());
        probe(new LinkedHashSet<>());
        probe(new TreeSet<>());
        probe(new CopyOnWriteArraySet<>());
        probe(new ConcurrentSkipListSet<>());
        probe(new LinkedBlockingQueue<>());
        probe(new ArrayBlockingQueue<>(5));
        probe(new PriorityBlockingQueue<>());
        probe(new LinkedBlockingDeque<>());
        probe(new ConcurrentLinkedQueue<>());
        probe(new ConcurrentLinkedDeque<>());
        probe(new ArrayList<>(Arrays.asList("p", "q")).subList(1, 1));
        probe(Collections.synchronizedList(new ArrayList<>()));
        probe(Collections.checkedList(new ArrayList<>(), String.class));
        probe(Collections.newSetFromMap(new HashMap<>()));
        Map<Integer, String> m = new TreeMap<>();
        m.put(1, "x");
        System.out.println(m.keySet().toArray(new Integer[0]).getClass().getSimpleName() + m.values().toArray(new String[2])[1] + m.entrySet().toArray(new Map.Entry[0]).length);
        int[] primitives = Arrays.asList(3, 4).stream().mapToInt(i -> i).toArray();
        System.out.println(Arrays.toString(primitives) + Arrays.asList(1, 2).toArray(new Number[0]).getClass().getSimpleName());
    }
}
