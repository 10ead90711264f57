import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Views that check the type of what goes in. */
public class CheckedCollections {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (ClassCastException | NullPointerException | IllegalArgumentException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<String> list = Collections.checkedList(new ArrayList<>(), String.class);
        List raw = list;
        show("add", () -> raw.add("fine"));
        show("add null", () -> raw.add(null));
        show("add Integer", () -> raw.add(1));
        show("addAll", () -> raw.addAll(Arrays.asList("a", "b", 3)));
        show("set", () -> raw.set(0, 2L));
        show("addAll fine", () -> raw.addAll(Arrays.asList("c", "d")));
        show("replaceAll", () -> {
            raw.replaceAll(x -> 5);
            return raw;
        });
        show("sublist", () -> raw.subList(0, 1).add('c'));
        show("list", () -> list + " " + list.equals(Arrays.asList("fine", null, "c", "d")));
        Map map = Collections.checkedMap(new HashMap<>(), String.class, Integer.class);
        show("put", () -> map.put("one", 1));
        show("put key", () -> map.put(1, 1));
        show("put value", () -> map.put("two", "2"));
        show("putAll", () -> {
            map.putAll(Collections.singletonMap("k", "v"));
            return map;
        });
        show("compute", () -> map.compute("one", (k, v) -> "text"));
        show("computeIfAbsent", () -> map.computeIfAbsent("new", k -> 3));
        show("setValue", () -> ((Map.Entry) map.entrySet().iterator().next()).setValue("bad"));
        show("map", () -> new TreeMap<>(map) + " " + map.size());
        Set set = Collections.checkedSet(new HashSet<>(), Number.class);
        show("set int", () -> set.add(1));
        show("set double", () -> set.add(1.5));
        show("set text", () -> set.add("1"));
        Set sorted = Collections.checkedSortedSet(new TreeSet<>(), Integer.class);
        show("sorted", () -> sorted.addAll(Arrays.asList(3, 2, 1)));
        show("sorted text", () -> sorted.add("x"));
        show("sorted set", () -> sorted);
        java.util.Queue queue = Collections.checkedQueue(new java.util.ArrayDeque<>(), Integer.class);
        show("offer", () -> queue.offer(4));
        show("offer text", () -> queue.offer("4"));
        show("queue", () -> queue.peek() + " " + queue);
        show("null type", () -> Collections.checkedList(new ArrayList<>(), null));
    }
}
