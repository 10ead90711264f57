import java.util.*;

/** Orders after copies, growth and removal depend on capacities. */
public class HashMapResizing {
    public static void main(String[] args) {
        List<Integer> keys = new ArrayList<>();
        for (int i = 0; i < 14; i++) {
            keys.add(i * 33 % 97 * 8);
        }
        Map<Integer, Integer> m = new HashMap<>();
        for (int k : keys) {
            m.put(k, -k);
            if (m.size() > 10) {
                System.out.println(m.keySet());
            }
        }
        System.out.println(new HashMap<>(m).keySet() + " " + new HashSet<>(keys) + " " + new LinkedHashMap<>(m).keySet());
        m.keySet().removeAll(keys.subList(0, 10));
        System.out.println(m + " " + new HashMap<>(m));
        Map<Integer, Integer> put = new HashMap<>(2);
        put.putAll(m);
        put.put(16, 1);
        put.put(32, 1);
        System.out.println(put);
        m.clear();
        m.put(64, 1);
        m.put(0, 1);
        m.put(128, 1);
        System.out.println(m.keySet() + " after clear");
        for (int cap : new int[] {0, 1, 3, 12, 13, 24, 25, 1000}) {
            Map<Integer, Integer> x = new HashMap<>(cap);
            for (int i : new int[] {1024, 64, 32, 16, 8, 4, 2, 1, 48}) {
                x.put(i, i);
            }
            System.out.print(x.keySet());
        }
        System.out.println();
        Set<String> words = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            words.add("w" + i * i);
        }
        System.out.println(words);
        System.out.println(new HashSet<>(words).equals(words) + " " + String.join("", new HashSet<>(words)).equals(String.join("", words)));
        Set<Character> chars = new HashSet<>();
        for (char ch : "the quick brown fox ÄÖ€".toCharArray()) {
            chars.add(ch);
        }
        System.out.println(chars);
        Set<Object> kinds = new HashSet<>(Arrays.asList(1.5, 2.5f, 100L, true, 'x', "s", (byte) 3, (short) 700, Thread.State.NEW.name(), Locale.ROOT, new Date(123456789)));
        System.out.println(kinds.size() + " " + kinds.contains(2.5f) + " " + new HashSet<>(Arrays.asList(1.5, 2.5, -0.0, 1e10)) + new HashSet<>(Arrays.asList(1L << 32, -1L, 1L << 40)) + new HashSet<>(Arrays.asList(true, false)));
        Map<Integer, String> loads = new HashMap<>(16, 0.25f);
        for (int i = 0; i < 6; i++) {
            loads.put(i * 16, "");
        }
        System.out.println(loads.keySet() + " " + ((HashMap<Integer, String>) loads).clone());
        Map<Integer, Integer> computed = new HashMap<>();
        for (int i = 0; i < 5; i++) {
            computed.computeIfAbsent(i * 16, k -> k);
            computed.compute(i * 16 + 256, (k, v) -> k);
        }
        System.out.println(computed.keySet());
    }
}
