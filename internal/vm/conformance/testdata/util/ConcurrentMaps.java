import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** A ConcurrentHashMap under change, with computations, bulk operations and key sets. */
public class ConcurrentMaps {
    static void show(String what, Callable<?> c) {
        try {
            System.out.println(what + " = " + c.call());
        } catch (Exception e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String s : "one two three four five six seven eight nine ten eleven twelve thirteen".split(" ")) {
            m.put(s, s.length());
        }
        System.out.println(m + " " + m.mappingCount());
        Iterator<String> it = m.keySet().iterator();
        String first = it.next();
        m.remove(first);
        m.put("zzz", 3);
        int left = 0;
        while (it.hasNext()) {
            it.next();
            left++;
        }
        System.out.println(first + " " + (left >= 12) + " " + m.size());
        show("null key", () -> m.put(null, 1));
        show("null value", () -> m.put("x", null));
        show("get null", () -> m.get(null));
        show("containsValue null", () -> m.containsValue(null));
        show("remove null value", () -> m.remove("one", null));
        show("recursive", () -> m.computeIfAbsent("r", k -> m.computeIfAbsent("r", j -> 1)));
        show("failing function", () -> m.computeIfAbsent("f", k -> {
            throw new IllegalStateException("no value");
        }));
        System.out.println(m.containsKey("f") + " " + m.containsKey("r") + m.computeIfAbsent("f", k -> 5) + m.compute("f", (k, v) -> null) + m.merge("f", 2, Integer::sum) + m.merge("f", 2, Integer::sum));
        System.out.println(m.reduceValues(1, Integer::sum) + " " + m.search(100, (k, v) -> v == 6 ? k : null) + m.reduce(1, (k, v) -> k.length() - v, Integer::sum) + " " + m.reduceKeys(10, (a, b) -> a.compareTo(b) > 0 ? a : b) + m.reduceValuesToLong(1, Integer::longValue, 0, Long::max) + m.searchKeys(1, k -> k.equals("none") ? k : null));
        AtomicInteger sum = new AtomicInteger();
        m.forEach(1000, (k, v) -> sum.addAndGet(v));
        m.forEachKey(1, k -> sum.addAndGet(1));
        m.forEachValue(1, v -> v > 4 ? v : null, v -> sum.addAndGet(100));
        System.out.println(sum);
        ConcurrentHashMap.KeySetView<String, Boolean> set = ConcurrentHashMap.newKeySet();
        System.out.println(set.add("a") + " " + set.add("a") + set.addAll(Arrays.asList("b", "c")) + set.contains("c") + set + set.getMappedValue() + set.remove("b") + set.size());
        ConcurrentHashMap.KeySetView<String, Integer> def = m.keySet(77);
        System.out.println(def.add("added") + " " + m.get("added") + (def.getMap() == m));
        show("plain key set", () -> m.keySet().add("x"));
        CountDownLatch inside = new CountDownLatch(1), go = new CountDownLatch(1);
        Thread t = new Thread(() -> m.computeIfAbsent("slow", k -> {
            inside.countDown();
            try {
                go.await();
            } catch (InterruptedException e) {
                return -1;
            }
            return m.get("other");
        }));
        t.start();
        inside.await();
        m.put("other", 1234);
        System.out.println(m.get("slow") + " " + m.containsKey("slow"));
        Integer[] raced = new Integer[1];
        Thread second = new Thread(() -> raced[0] = m.computeIfAbsent("slow", k -> 1));
        second.start();
        go.countDown();
        t.join();
        second.join();
        System.out.println(m.get("slow") + " " + raced[0]);
        ConcurrentHashMap<Integer, Integer> counts = new ConcurrentHashMap<>(4);
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread w = new Thread(() -> {
                for (int k = 0; k < 200; k++) {
                    counts.merge(k % 50, 1, Integer::sum);
                    if (k % 10 == 0) {
                        Thread.yield();
                    }
                }
            });
            w.start();
            ts.add(w);
        }
        for (Thread w : ts) {
            w.join();
        }
        System.out.println(counts.size() + " " + counts.values().stream().mapToInt(x -> x).sum() + " " + counts.get(49) + counts.keySet());
        Map.Entry<Integer, Integer> e = counts.entrySet().iterator().next();
        e.setValue(-1);
        counts.entrySet().removeIf(x -> x.getKey() > 3);
        counts.values().removeIf(v -> v == 16 && counts.size() > 2);
        System.out.println(counts + " " + new TreeMap<>(counts).equals(counts) + counts.hashCode() + counts.contains(-1));
        show("capacity", () -> new ConcurrentHashMap<>(-1));
        show("load", () -> new ConcurrentHashMap<>(1, 0f));
    }
}
