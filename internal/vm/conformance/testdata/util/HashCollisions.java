import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

/** Many keys with one hash: the order in lists and in trees of a bin. */
public class HashCollisions {
    static final class Plain {
        final String s;

        Plain(String s) {
            this.s = s;
        }

        @Override
        public int hashCode() {
            return 42;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Plain && ((Plain) o).s.equals(s);
        }

        @Override
        public String toString() {
            return s;
        }
    }

    static List<String> same(int n) {
        List<String> l = new ArrayList<>();
        l.add("");
        for (int i = 0; i < n; i++) {
            List<String> next = new ArrayList<>();
            for (String s : l) {
                next.add(s + "Aa");
                next.add(s + "BB");
            }
            l = next;
        }
        return l;
    }

    static void probe(Map<Object, Integer> m) {
        List<String> keys = same(5);
        for (int i = 0; i < keys.size(); i++) {
            m.put(keys.get(i * 7 % 32), i);
        }
        System.out.println(m.getClass().getSimpleName() + m.keySet());
        m.put("other", -1);
        for (int i = 0; i < 32; i += 2) {
            m.remove(keys.get(i));
        }
        m.put(keys.get(0), 100);
        m.merge(keys.get(1), 5, Integer::sum);
        System.out.println(m);
        for (String k : keys) {
            if (k.endsWith("BB")) {
                m.remove(k);
            }
        }
        System.out.println(m + " " + m.containsKey(keys.get(3)) + m.size());
        m.clear();
        for (int i = 0; i < 20; i++) {
            m.put(new Plain("p" + i), i);
        }
        int found = 0;
        for (int i = 0; i < 20; i++) {
            found += m.get(new Plain("p" + i)) == i ? 1 : 0;
        }
        System.out.println(found + " " + m.get(new Plain("none")) + m.remove(new Plain("p7")) + m.size());
        m.keySet().removeIf(k -> k.toString().length() == 3);
        System.out.println(m.size() + " " + new TreeSet<>(m.values()));
    }

    public static void main(String[] args) {
        System.out.println(same(2) + " " + same(2).get(1).hashCode() + " " + same(2).get(2).hashCode());
        probe(new HashMap<>());
        probe(new LinkedHashMap<>());
        probe(new HashMap<>(256));
        Map<Object, Integer> c = new ConcurrentHashMap<>(256);
        for (String s : same(4)) {
            c.put(s, c.size());
        }
        System.out.println(c.size() + " " + c.get("AaAaBBBB") + c.containsKey("AaAaAaAa") + c.containsKey("AaAaAa"));
        Set<String> set = new HashSet<>(same(6));
        System.out.println(set.size() + " " + set.containsAll(same(6)) + set.removeAll(same(6).subList(0, 60)) + set);
        Map<Object, Integer> mixed = new HashMap<>();
        for (int i = 0; i < 12; i++) {
            mixed.put(i % 2 == 0 ? (Object) new Plain("q" + i) : (Object) (42 + (i << 10)), i);
        }
        System.out.println(mixed.size() + " " + mixed.get(42 + 1024) + mixed.get(new Plain("q4")));
    }
}
