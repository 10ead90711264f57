import java.util.AbstractMap;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Map entries, and the small helpers of Objects. */
public class EntriesAndObjects {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (NullPointerException | UnsupportedOperationException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Map.Entry<String, Integer> e = new AbstractMap.SimpleEntry<>("k", 1), im = new AbstractMap.SimpleImmutableEntry<>(e);
        System.out.println(e + " " + im + " " + e.equals(im) + im.equals(e) + " " + e.hashCode() + " " + (e.hashCode() == im.hashCode()));
        System.out.println(e.setValue(5) + " " + e + im + e.equals(im) + e.equals("k=5") + e.equals(null));
        show("immutable", () -> im.setValue(2));
        Map.Entry<Object, Object> nulls = new AbstractMap.SimpleEntry<>(null, null);
        System.out.println(nulls + " " + nulls.hashCode() + " " + nulls.equals(new AbstractMap.SimpleEntry<>(null, null)));
        Map<String, Integer> m = new HashMap<>();
        m.put("b", 1);
        m.put("a", 2);
        m.put("c", 0);
        List<Map.Entry<String, Integer>> l = new java.util.ArrayList<>(m.entrySet());
        l.sort(Map.Entry.comparingByKey());
        System.out.print(l);
        l.sort(Map.Entry.comparingByValue());
        System.out.print(l);
        l.sort(Map.Entry.comparingByKey(Collections.reverseOrder()));
        System.out.print(l);
        l.sort(Map.Entry.<String, Integer>comparingByValue().reversed());
        System.out.println(l);
        System.out.println(Objects.equals(null, null) + " " + Objects.equals(null, 1) + Objects.equals("a", new String("a")) + Objects.equals(new int[0], new int[0]) + Objects.deepEquals(new int[0], new int[0]) + Objects.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}));
        System.out.println(Objects.hash() + " " + Objects.hash(1, "a", null) + " " + Objects.hash((Object) null) + " " + Objects.hashCode(null) + " " + Objects.hashCode("a") + " " + Objects.hash(new Object[] {1, 2}));
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "default") + " " + Objects.toString(1, "default") + " " + Objects.isNull(null) + Objects.nonNull(null));
        System.out.println(Objects.compare("a", "b", String::compareTo) + " " + Objects.compare(null, null, null));
        show("requireNonNull", () -> Objects.requireNonNull(null));
        show("message", () -> Objects.requireNonNull(null, "who"));
        show("supplier", () -> Objects.requireNonNull(null, () -> "made " + 1));
        show("null supplied", () -> Objects.requireNonNull(null, () -> null));
        show("fine", () -> Objects.requireNonNull("x", () -> {
            throw new IllegalStateException();
        }));
        show("compare null", () -> Objects.compare("a", null, String::compareTo));
        Map<String, Object> self = new HashMap<>();
        self.put("self", self);
        self.put("list", Arrays.asList(1, null));
        System.out.println(self + " " + new HashMap<>().hashCode() + " " + Collections.singletonMap("a", 1).hashCode());
        AbstractMap<String, String> two = new AbstractMap<String, String>() {
            @Override
            public java.util.Set<Entry<String, String>> entrySet() {
                return Collections.singleton(new SimpleEntry<>("x", "y"));
            }
        };
        System.out.println(two + " " + two.get("x") + two.get("z") + two.containsKey("x") + two.containsValue("y") + two.keySet() + two.values() + two.size());
        show("put", () -> two.put("q", "r"));
        show("remove", () -> two.remove("x"));
        show("remove absent", () -> two.remove("zz"));
    }
}
