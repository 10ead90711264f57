import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** The order of hash tables: by bins, through growth, for keys that collide. */
public class HashMapOrder {
    static final class Key implements Comparable<Key> {
        final int n;
        final int hash;

        Key(int n, int hash) {
            this.n = n;
            this.hash = hash;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).n == n;
        }

        @Override
        public int compareTo(Key o) {
            return Integer.compare(n, o.n);
        }

        @Override
        public String toString() {
            return "k" + n;
        }
    }

    public static void main(String[] args) {
        Map<Object, Object> m = new HashMap<>();
        for (int i = 0; i < 13; i++) {
            m.put(i * 17, i);
        }
        System.out.println(m);
        m.put(null, "null");
        m.put(-1, "minus");
        m.put("Aa", 1);
        m.put("BB", 2);
        m.put('c', 'c');
        m.put(1L << 33, 'l');
        m.put(2.5, 'd');
        m.put(true, 'b');
        System.out.println(m);
        Set<String> words = new HashSet<>(Arrays.asList("the quick brown fox jumps over the lazy dog while an idle cat watches from afar".split(" ")));
        System.out.println(words);
        Map<Key, Integer> bad = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            bad.put(new Key(i * 7 % 40, 5), i);
        }
        System.out.println(bad.size() + " " + bad.keySet());
        for (int i = 0; i < 40; i += 3) {
            bad.remove(new Key(i, 5));
        }
        System.out.println(bad.keySet());
        for (int i = 0; i < 30; i++) {
            bad.remove(new Key(i, 5));
        }
        System.out.println(bad);
        Map<Key, Integer> two = new HashMap<>(64);
        for (int i = 0; i < 24; i++) {
            two.put(new Key(i, (i & 1) * 64 + (i % 3) * 1024), i);
        }
        System.out.println(two.keySet());
        for (int i = 0; i < 60; i++) {
            two.put(new Key(100 + i, 100 + i), i);
        }
        System.out.println(two.keySet());
        Map<Integer, String> sized = new HashMap<>(100, 0.5f);
        Map<Integer, String> small = new HashMap<>(1, 4f);
        for (int i = 0; i < 10; i++) {
            sized.put(i * 100, "" + i);
            small.put(i * 100, "" + i);
        }
        System.out.println(sized.keySet() + " " + small.keySet() + " " + sized.equals(small) + " " + (sized.hashCode() == small.hashCode()));
        System.out.println(new HashMap<>(sized).keySet() + " " + ((HashMap<Integer, String>) small).clone());
        Iterator<Map.Entry<Integer, String>> it = small.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, String> e = it.next();
            if (e.getKey() % 200 == 0) {
                it.remove();
            } else {
                e.setValue(e.getValue() + "!");
            }
        }
        System.out.println(small);
        for (float f : new float[] {0f, -1f, Float.NaN}) {
            try {
                new HashMap<>(4, f);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            new HashMap<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
