import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The immutable collections of no and of one element. */
public class EmptyAndSingle {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    static void probe(String name, Collection<Object> c) {
        show(name, () -> c + " " + c.size() + " " + c.isEmpty() + " " + c.hashCode() + " " + Arrays.toString(c.toArray()) + " " + c.contains(null));
        show(name + " add", () -> c.add(1));
        show(name + " clear", () -> {
            c.clear();
            return c;
        });
        show(name + " remove", () -> c.remove("absent"));
        show(name + " removeIf", () -> c.removeIf(x -> false));
        show(name + " addAll", () -> c.addAll(Collections.emptyList()));
        show(name + " removeAll", () -> c.removeAll(Collections.emptyList()));
        show(name + " iterator", () -> {
            Iterator<Object> it = c.iterator();
            Object x = it.hasNext() ? it.next() : "none";
            return x + " " + it.hasNext() + " " + c.stream().count();
        });
        show(name + " end", () -> {
            Iterator<Object> it = c.iterator();
            it.forEachRemaining(x -> { });
            return it.next();
        });
    }

    public static void main(String[] args) {
        probe("emptyList", Collections.emptyList());
        probe("emptySet", Collections.emptySet());
        probe("singletonList", Collections.singletonList("s"));
        probe("singleton", Collections.singleton(null));
        probe("nCopies0", Collections.nCopies(0, "s"));
        probe("emptySortedSet", Collections.<Object>emptySortedSet());
        show("set", () -> Collections.singletonList(1).set(0, 2));
        show("get", () -> Collections.emptyList().get(0));
        show("get 1", () -> Collections.singletonList(1).get(1));
        show("sort", () -> {
            List<Integer> one = Collections.singletonList(1);
            one.sort(null);
            Collections.sort(Collections.<Integer>emptyList());
            return one;
        });
        Map<String, Integer> m = Collections.emptyMap();
        Map<String, Integer> one = Collections.singletonMap("k", 1);
        show("emptyMap", () -> m + " " + m.get("x") + m.getOrDefault("x", 5) + m.containsKey(null) + m.keySet() + m.hashCode());
        show("emptyMap put", () -> m.put("a", 1));
        show("emptyMap computeIfAbsent", () -> m.computeIfAbsent("a", k -> 1));
        show("emptyMap remove", () -> m.remove("a"));
        show("emptyMap replaceAll", () -> {
            m.replaceAll((k, v) -> v);
            return m;
        });
        show("singletonMap", () -> one + " " + one.get("k") + one.getOrDefault("x", 5) + one.entrySet() + one.values() + one.hashCode());
        show("singletonMap merge", () -> one.merge("k", 1, Integer::sum));
        show("singletonMap put", () -> one.put("k", 1));
        show("singletonMap setValue", () -> one.entrySet().iterator().next().setValue(3));
        System.out.println(Collections.EMPTY_LIST.equals(Arrays.asList()) + " " + Collections.emptySet().equals(new java.util.HashSet<>()) + " " + (Collections.emptyList() == Collections.EMPTY_LIST) + " " + one.equals(Collections.singletonMap("k", 1)));
        System.out.println(Collections.emptyIterator().hasNext() + " " + Collections.emptyListIterator().hasPrevious() + " " + Collections.emptyNavigableMap().firstEntry());
        Set<Integer> s = Collections.singleton(4);
        System.out.println(s.equals(new java.util.TreeSet<>(Arrays.asList(4))) + " " + s.containsAll(Arrays.asList(4, 4)));
    }
}
