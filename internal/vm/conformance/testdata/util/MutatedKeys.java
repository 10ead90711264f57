import java.util.*;

/** Keys that change while they are in a collection, and orders inconsistent with equality. */
public class MutatedKeys {
    static final class Box implements Comparable<Box> {
        int v;

        Box(int v) {
            this.v = v;
        }

        @Override
        public int hashCode() {
            return v;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Box && ((Box) o).v == v;
        }

        @Override
        public int compareTo(Box o) {
            return Integer.compare(v, o.v);
        }

        @Override
        public String toString() {
            return "B" + v;
        }
    }

    public static void main(String[] args) {
        Map<Box, String> m = new HashMap<>();
        Box b = new Box(1), c = new Box(2);
        m.put(b, "one");
        m.put(c, "two");
        b.v = 2;
        System.out.println(m + " " + m.get(b) + " " + m.get(new Box(1)) + " " + m.containsKey(new Box(2)) + m.remove(new Box(1)) + m.size());
        m.put(b, "again");
        System.out.println(m.size() + " " + m + " " + m.keySet().contains(b));
        b.v = 1;
        System.out.println(m.get(b) + " " + m.get(c) + m.remove(b) + m);
        Set<Box> s = new HashSet<>(Arrays.asList(new Box(5), new Box(6)));
        Box first = s.iterator().next();
        first.v = 100;
        System.out.println(s.contains(first) + " " + s.remove(first) + s.add(first) + s.size() + s);
        s.removeIf(x -> x.v == 100);
        System.out.println(s);
        Iterator<Box> it = s.iterator();
        if (it.hasNext()) {
            Box x = it.next();
            x.v = -7;
            it.remove();
        }
        System.out.println(s.size() + " left");
        TreeSet<Box> t = new TreeSet<>(Arrays.asList(new Box(1), new Box(2), new Box(3), new Box(4), new Box(5)));
        t.first().v = 10;
        System.out.println(t + " " + t.contains(new Box(10)) + t.contains(new Box(3)) + t.add(new Box(10)) + t + t.remove(new Box(10)) + t);
        List<List<Integer>> keys = new ArrayList<>();
        Map<List<Integer>, String> byList = new HashMap<>();
        List<Integer> k = new ArrayList<>(Arrays.asList(1));
        byList.put(k, "v");
        k.add(2);
        System.out.println(byList.get(Arrays.asList(1)) + " " + byList.get(k) + byList + keys);
        Set<Object> set = new HashSet<>();
        set.add(set.size());
        set.add(new ArrayList<>());
        ((List<Object>) set.stream().filter(o -> o instanceof List).findFirst().get()).add("x");
        System.out.println(set.contains(Arrays.asList("x")) + " " + set.contains(Arrays.asList()) + set.size());
        TreeSet<String> ci = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        ci.addAll(Arrays.asList("a", "B", "A", "b"));
        Set<String> hs = new HashSet<>(Arrays.asList("A", "b"));
        System.out.println(ci + " " + ci.equals(hs) + hs.equals(ci) + ci.containsAll(hs) + hs.containsAll(ci) + ci.removeAll(Arrays.asList("A")) + ci);
        TreeMap<java.math.BigDecimal, String> money = new TreeMap<>();
        money.put(new java.math.BigDecimal("1.0"), "x");
        money.put(new java.math.BigDecimal("1.00"), "y");
        Set<java.math.BigDecimal> hashed = new HashSet<>(Arrays.asList(new java.math.BigDecimal("1.0"), new java.math.BigDecimal("1.00")));
        System.out.println(money + " " + hashed.size());
        Set<Double> doubles = new HashSet<>(Arrays.asList(0.0, -0.0, Double.NaN, Double.NaN));
        System.out.println(doubles.size() + " " + new TreeSet<>(doubles) + doubles.contains(0.0 / 0));
        Map<Object, String> mixed = new HashMap<>();
        mixed.put(1, "int");
        mixed.put(1L, "long");
        mixed.put((short) 1, "short");
        mixed.put('\1', "char");
        mixed.put("1", "text");
        System.out.println(mixed.size() + " " + mixed.get(1) + mixed.get(1L) + mixed.get((byte) 1) + mixed.get((short) 1));
    }
}
