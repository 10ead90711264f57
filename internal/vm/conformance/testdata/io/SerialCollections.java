import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The library's own serializable classes survive. */
public class SerialCollections {
    static Object copy(Object o) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(o);
        out.close();
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    static <K, V> Map<K, V> fill(Map<K, V> m, Object... pairs) {
        for (int i = 0; i < pairs.length; i += 2) {
            @SuppressWarnings("unchecked")
            K k = (K) pairs[i];
            @SuppressWarnings("unchecked")
            V v = (V) pairs[i + 1];
            m.put(k, v);
        }
        return m;
    }

    public static void main(String[] args) throws Exception {
        BitSet bits = new BitSet();
        bits.set(3, 70);
        Stack<String> stack = new Stack<>();
        stack.push("s");
        TreeMap<String, Integer> reverse = new TreeMap<>(Collections.reverseOrder());
        reverse.put("a", 1);
        reverse.put("b", 2);
        PriorityQueue<Integer> queue = new PriorityQueue<>(Arrays.asList(5, 1, 3));
        Object[] all = {new ArrayList<>(Arrays.asList(1, null, "x")), new LinkedList<>(Arrays.asList(1, 2)), new Vector<>(Arrays.asList('v')), stack, new ArrayDeque<>(Arrays.asList(9, 8)),
            new HashSet<>(Arrays.asList("h", "i", null)), new LinkedHashSet<>(Arrays.asList("z", "a")), new TreeSet<>(Arrays.asList(3, 1, 2)), fill(new HashMap<>(), "k", 1, null, 2, "l", null),
            fill(new LinkedHashMap<>(), "y", 1, "b", 2), reverse, fill(new Hashtable<>(), 1, 2), fill(new EnumMap<TimeUnit, Object>(TimeUnit.class), TimeUnit.DAYS, "d"),
            EnumSet.of(TimeUnit.DAYS, TimeUnit.SECONDS), EnumSet.noneOf(TimeUnit.class), fill(new ConcurrentHashMap<>(), "c", "d"), new CopyOnWriteArrayList<>(Arrays.asList("w")), bits,
            new BigInteger("-123456789012345678901234567890"), new BigDecimal("1.50"), new Date(1234567890123L), UUID.fromString("00000000-0000-0001-0000-000000000002"), new Locale("de", "CH"),
            URI.create("http://h/x?y#z"), new AtomicInteger(5), Arrays.asList(1, 2, 3), Collections.unmodifiableList(new ArrayList<>(Arrays.asList("u"))), Collections.emptyList(),
            Collections.singletonMap("s", 1), Collections.synchronizedSet(new HashSet<>(Arrays.asList(7))), Collections.nCopies(2, "n"), new StringBuilder("sb"), new StringBuffer("buf"),
            new int[][] {{1, 2}, {}}.clone().length, queue};
        for (Object o : all) {
            Object c = copy(o);
            boolean same = o.getClass() == c.getClass();
            System.out.println(o.getClass().getName() + " " + same + " " + c + " " + o.equals(c));
        }
        System.out.println(copy(Collections.emptyList()) == Collections.emptyList());
        Exception e = new IllegalStateException("message", new RuntimeException("cause"));
        e.addSuppressed(new Error("suppressed"));
        Exception back = (Exception) copy(e);
        System.out.println(back + " " + back.getCause() + " " + back.getSuppressed()[0] + " " + (back.getStackTrace().length == e.getStackTrace().length)
            + " " + back.getStackTrace()[0].equals(e.getStackTrace()[0]));
        HashMap<Object, Object> self = new HashMap<>();
        self.put("self", self);
        @SuppressWarnings("unchecked")
        Map<Object, Object> again = (Map<Object, Object>) copy(self);
        System.out.println(again.get("self") == again);
        System.out.println(((Class<?>) copy(String[].class)).getName() + copy(TimeUnit.HOURS) + (copy(void.class) == void.class));
    }
}
