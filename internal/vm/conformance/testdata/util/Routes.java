import java.util.*;

/** Shortest paths with a priority queue, orders of dependencies, connected parts. */
public class Routes {
    static Map<String, Integer> distances(Map<String, Map<String, Integer>> g, String from, Map<String, String> via) {
        Map<String, Integer> dist = new HashMap<>();
        PriorityQueue<Map.Entry<String, Integer>> q = new PriorityQueue<>(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()));
        q.add(new AbstractMap.SimpleEntry<>(from, 0));
        while (!q.isEmpty()) {
            Map.Entry<String, Integer> e = q.poll();
            if (dist.putIfAbsent(e.getKey(), e.getValue()) != null) {
                continue;
            }
            g.getOrDefault(e.getKey(), Collections.emptyMap()).forEach((to, w) -> {
                if (!dist.containsKey(to)) {
                    q.add(new AbstractMap.SimpleEntry<>(to, e.getValue() + w));
                    via.merge(to, e.getKey(), (a, b) -> dist.get(a) + g.get(a).get(to) <= dist.get(b) + w ? a : b);
                }
            });
        }
        return dist;
    }

    static List<String> order(Map<String, Set<String>> needs) {
        Map<String, Integer> open = new TreeMap<>();
        Map<String, List<String>> users = new HashMap<>();
        needs.forEach((k, v) -> {
            open.merge(k, v.size(), Integer::sum);
            for (String n : v) {
                open.merge(n, 0, Integer::sum);
                users.computeIfAbsent(n, x -> new ArrayList<>()).add(k);
            }
        });
        Deque<String> ready = new ArrayDeque<>();
        open.forEach((k, n) -> {
            if (n == 0) {
                ready.add(k);
            }
        });
        List<String> out = new ArrayList<>();
        while (!ready.isEmpty()) {
            String s = ready.poll();
            out.add(s);
            for (String u : users.getOrDefault(s, Collections.emptyList())) {
                if (open.computeIfPresent(u, (k, n) -> n - 1) == 0) {
                    ready.add(u);
                }
            }
        }
        if (out.size() < open.size()) {
            open.keySet().removeAll(out);
            throw new IllegalStateException("cycle among " + open.keySet());
        }
        return out;
    }

    public static void main(String[] args) {
        Map<String, Map<String, Integer>> g = new LinkedHashMap<>();
        Random r = new Random(4);
        for (int i = 0; i < 60; i++) {
            String a = "n" + r.nextInt(15), b = "n" + r.nextInt(15);
            g.computeIfAbsent(a, k -> new TreeMap<>()).merge(b, 1 + r.nextInt(20), Math::min);
            g.computeIfAbsent(b, k -> new TreeMap<>()).merge(a, 1 + r.nextInt(20), Math::min);
        }
        Map<String, String> via = new TreeMap<>();
        Map<String, Integer> d = distances(g, "n0", via);
        System.out.println(new TreeMap<>(d) + " " + d.size());
        System.out.println(g.keySet() + " " + via.size());
        Map<String, Set<String>> needs = new HashMap<>();
        needs.put("app", new LinkedHashSet<>(Arrays.asList("ui", "net", "db")));
        needs.put("ui", new LinkedHashSet<>(Arrays.asList("core", "icons")));
        needs.put("net", Collections.singleton("core"));
        needs.put("db", new LinkedHashSet<>(Arrays.asList("core", "sql")));
        System.out.println(order(needs));
        needs.put("core", Collections.singleton("ui"));
        try {
            order(needs);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        int[] up = new int[30];
        Arrays.setAll(up, i -> i);
        for (int i = 0; i < 22; i++) {
            int a = r.nextInt(30), b = r.nextInt(30);
            while (up[a] != a) {
                a = up[a] = up[up[a]];
            }
            while (up[b] != b) {
                b = up[b] = up[up[b]];
            }
            up[a] = b;
        }
        Map<Integer, SortedSet<Integer>> parts = new TreeMap<>();
        for (int i = 0; i < 30; i++) {
            int a = i;
            while (up[a] != a) {
                a = up[a];
            }
            parts.computeIfAbsent(a, k -> new TreeSet<>()).add(i);
        }
        System.out.println(parts.values());
    }
}
