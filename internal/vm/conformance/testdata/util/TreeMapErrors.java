import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/** Keys a sorted map cannot take, comparators without sense, and many random changes. */
public class TreeMapErrors {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (NullPointerException | ClassCastException | NoSuchElementException | UnsupportedOperationException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        TreeMap<String, Integer> m = new TreeMap<>();
        show("put first null", () -> m.put(null, 1));
        show("firstKey", m::firstKey);
        show("firstEntry", m::firstEntry);
        show("get null", () -> m.get(null));
        m.put("a", null);
        show("put null", () -> m.put(null, 1));
        show("get null value", () -> m.get("a") + " " + m.containsKey("a") + m.containsValue(null));
        show("remove null", () -> m.remove(null));
        show("containsKey int", () -> ((Map) m).containsKey(1));
        show("floorKey null", () -> m.floorKey(null));
        show("headMap null", () -> m.headMap(null));
        show("incomparable", () -> ((Map) new TreeMap<>()).put(new Object(), 1));
        show("mixed", () -> {
            TreeSet s = new TreeSet();
            s.add(1);
            return s.add("x");
        });
        TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsFirst(Comparator.<String>naturalOrder()));
        nulls.put("b", 1);
        nulls.put(null, 2);
        nulls.put("a", 3);
        show("nulls", () -> nulls + " " + nulls.get(null) + nulls.higherKey(null) + nulls.firstKey());
        TreeSet<String> lengths = new TreeSet<>(Comparator.comparingInt(String::length));
        show("by length", () -> lengths.add("one") + " " + lengths.add("two") + lengths.add("four") + lengths.contains("six") + lengths + lengths.remove("xxx"));
        show("firstKey set", () -> new TreeSet<String>().first());
        show("pollFirst", () -> new TreeSet<String>().pollFirst());
        Random random = new Random(99);
        TreeMap<Integer, Integer> tree = new TreeMap<>();
        Map<Integer, Integer> plain = new HashMap<>();
        for (int i = 0; i < 3000; i++) {
            int k = random.nextInt(400);
            if (random.nextInt(3) == 0) {
                Integer x = tree.remove(k), y = plain.remove(k);
                if (x == null ? y != null : !x.equals(y)) {
                    System.out.println("differs at " + i);
                }
            } else {
                tree.put(k, i);
                plain.put(k, i);
            }
        }
        int last = -1;
        boolean rising = true;
        for (Integer k : tree.keySet()) {
            rising &= k > last;
            last = k;
        }
        System.out.println(rising + " " + tree.equals(plain) + " " + tree.size() + " " + tree.subMap(100, 200).size() + " " + tree.hashCode());
        int polled = 0;
        while (tree.size() > 3) {
            polled += polled % 2 == 0 ? tree.pollFirstEntry().getKey() : tree.pollLastEntry().getKey();
        }
        System.out.println(polled + " " + tree);
    }
}
