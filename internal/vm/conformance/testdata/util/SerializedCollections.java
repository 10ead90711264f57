import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Collections through object streams: the same elements in the same order. */
public class SerializedCollections {
    enum Color { RED, GREEN, BLUE }

    @SuppressWarnings("unchecked")
    static <T> T copy(T o) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(b);
        out.writeObject(o);
        out.close();
        return (T) new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
    }

    static void probe(Object o) throws Exception {
        Object c = copy(o);
        System.out.println(o.getClass().getSimpleName() + " " + (c.getClass() == o.getClass()) + " " + c + " " + c.toString().equals(o.toString()));
    }

    static <C extends Collection<Object>> C filled(C c) {
        c.addAll(Arrays.asList("pear", "fig", "apple", "kiwi"));
        return c;
    }

    static <M extends Map<Object, Object>> M mapped(M m) {
        for (String s : "pear fig apple kiwi".split(" ")) {
            m.put(s, s.length());
        }
        return m;
    }

    public static void main(String[] args) throws Exception {
        for (Collection<Object> c : Arrays.<Collection<Object>>asList(new ArrayList<>(), new LinkedList<>(), new Vector<>(), new Stack<>(), new ArrayDeque<>(), new PriorityQueue<>(), new HashSet<>(), new LinkedHashSet<>(), new TreeSet<>(), new CopyOnWriteArrayList<>(), new CopyOnWriteArraySet<>(),
                new ConcurrentLinkedQueue<>(), new ConcurrentLinkedDeque<>(), new LinkedBlockingQueue<>(9), new ArrayBlockingQueue<>(9), new LinkedBlockingDeque<>(), new PriorityBlockingQueue<>(), new ConcurrentSkipListSet<>())) {
            probe(filled(c));
        }
        for (Map<Object, Object> m : Arrays.<Map<Object, Object>>asList(new HashMap<>(), new LinkedHashMap<>(), new TreeMap<>(), new ConcurrentHashMap<>(), new ConcurrentSkipListMap<>())) {
            probe(mapped(m));
        }
        System.out.println(new TreeMap<>(copy(mapped(new Hashtable<>()))) + " " + new TreeMap<>(copy(mapped(new Properties()))));
        probe(EnumSet.of(Color.BLUE, Color.RED));
        EnumMap<Color, String> em = new EnumMap<>(Color.class);
        em.put(Color.GREEN, "g");
        probe(em);
        probe(Arrays.asList(1, 2, 3));
        probe(Collections.singletonList("s"));
        probe(Collections.unmodifiableMap(mapped(new TreeMap<>())));
        probe(Collections.synchronizedList(filled(new ArrayList<>())));
        probe(Collections.nCopies(3, "n"));
        probe(new AbstractMap.SimpleEntry<>("k", "v"));
        probe(BitSet.valueOf(new long[] {37}));
        probe(new UUID(1, 2));
        probe(new AtomicInteger(7));
        probe(new AtomicReference<>("ref"));
        System.out.println((copy(Collections.EMPTY_LIST) == Collections.EMPTY_LIST) + " " + (copy(Collections.emptyMap()) == Collections.emptyMap()) + (copy(Collections.reverseOrder()) == Collections.reverseOrder()) + (copy(String.CASE_INSENSITIVE_ORDER) == String.CASE_INSENSITIVE_ORDER));
        Random r = new Random(5);
        r.nextInt();
        System.out.println(copy(r).nextInt() == r.nextInt());
        TreeMap<Object, Object> reverse = mapped(new TreeMap<>(Collections.reverseOrder()));
        System.out.println(copy(reverse) + " " + copy(reverse).comparator().equals(Collections.reverseOrder()));
        LinkedHashMap<String, Integer> access = new LinkedHashMap<>(16, 0.75f, true);
        access.put("a", 1);
        access.put("b", 2);
        LinkedHashMap<String, Integer> back = copy(access);
        back.get("a");
        System.out.println(back);
        List<Object> self = new ArrayList<>();
        self.add(self);
        List<Object> selfCopy = copy(self);
        System.out.println(selfCopy.get(0) == selfCopy);
        ConcurrentHashMap<Object, Object> live = copy(mapped(new ConcurrentHashMap<>()));
        live.put("more", 1);
        live.computeIfAbsent("most", k -> 2);
        System.out.println(live.size());
        try {
            copy(new ArrayList<>(Arrays.asList("x", new Object())));
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
        IdentityHashMap<String, Integer> id = copy(new IdentityHashMap<>(Collections.singletonMap("k", 1)));
        System.out.println(id.size() + " " + id.values());
    }
}
