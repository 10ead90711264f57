import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** compute, merge and the other defaults of Map, on every kind of map. */
public class MapDefaults {
    interface Act {
        Object run();
    }

    static void show(StringBuilder sb, Act act) {
        try {
            sb.append(act.run());
        } catch (NullPointerException | ConcurrentModificationException | IllegalStateException e) {
            sb.append(e.getClass().getSimpleName());
        }
        sb.append(' ');
    }

    static void probe(Map<String, Integer> m) {
        StringBuilder sb = new StringBuilder(m.getClass().getSimpleName()).append(' ');
        show(sb, () -> m.putIfAbsent("a", 1));
        show(sb, () -> m.putIfAbsent("a", 2));
        show(sb, () -> m.computeIfAbsent("b", k -> k.length() + 10));
        show(sb, () -> m.computeIfAbsent("b", k -> 99));
        show(sb, () -> m.computeIfAbsent("none", k -> null));
        show(sb, () -> m.containsKey("none"));
        show(sb, () -> m.computeIfPresent("a", (k, v) -> v + 5));
        show(sb, () -> m.computeIfPresent("zz", (k, v) -> v + 5));
        show(sb, () -> m.computeIfPresent("b", (k, v) -> null));
        show(sb, () -> m.compute("c", (k, v) -> v == null ? 3 : v * 2));
        show(sb, () -> m.compute("c", (k, v) -> v == null ? 3 : v * 2));
        show(sb, () -> m.compute("d", (k, v) -> null));
        show(sb, () -> m.compute("a", (k, v) -> null));
        sb.append("| ");
        show(sb, () -> m.merge("m", 1, Integer::sum));
        show(sb, () -> m.merge("m", 10, Integer::sum));
        show(sb, () -> m.merge("m", 10, (x, y) -> null));
        show(sb, () -> m.containsKey("m"));
        show(sb, () -> m.merge("m", null, Integer::sum));
        show(sb, () -> m.merge("m", 1, null));
        sb.append("| ");
        m.put("e", 5);
        m.put("f", 6);
        show(sb, () -> m.getOrDefault("e", -1));
        show(sb, () -> m.getOrDefault("?", -1));
        show(sb, () -> m.remove("e", 6));
        show(sb, () -> m.remove("e", 5));
        show(sb, () -> m.replace("f", 7));
        show(sb, () -> m.replace("g", 7));
        show(sb, () -> m.replace("f", 7, 8));
        show(sb, () -> m.replace("f", 7, 9));
        show(sb, () -> m.remove("?", null));
        show(sb, () -> {
            m.replaceAll((k, v) -> v * 100 + k.charAt(0));
            return m.get("f");
        });
        int[] sum = {0};
        m.forEach((k, v) -> sum[0] += v);
        sb.append(sum[0]).append(" | ");
        show(sb, () -> m.put("n", null));
        show(sb, () -> m.put(null, 1));
        show(sb, () -> m.get(null));
        show(sb, () -> m.containsValue(null));
        show(sb, () -> m.computeIfAbsent("n", k -> 4));
        show(sb, () -> m.putIfAbsent("n", 5));
        show(sb, () -> m.merge("n", 6, (x, y) -> x - y));
        show(sb, () -> m.getOrDefault(null, -7));
        show(sb, () -> m.computeIfAbsent("h", null));
        show(sb, () -> {
            m.forEach(null);
            return "?";
        });
        show(sb, () -> {
            m.replaceAll((k, v) -> null);
            return new TreeMap<>(m).size();
        });
        System.out.println(sb);
    }

    public static void main(String[] args) {
        probe(new HashMap<>());
        probe(new LinkedHashMap<>());
        probe(new Hashtable<>());
        probe(new ConcurrentHashMap<>());
        probe(new ConcurrentSkipListMap<>());
        Map<String, Integer> tree = new TreeMap<>();
        tree.put("x", 1);
        System.out.println(tree.merge("x", 2, Integer::sum) + " " + tree.compute("y", (k, v) -> 7) + tree.computeIfAbsent("z", k -> 8) + tree.computeIfPresent("x", (k, v) -> null) + tree);
        Map<String, Integer> changing = new HashMap<>();
        try {
            changing.computeIfAbsent("a", k -> {
                changing.put("b", 1);
                return 2;
            });
        } catch (ConcurrentModificationException e) {
            System.out.println("changed while computing " + changing);
        }
    }
}
