import java.util.*;

/** Synchronized views pass everything on and lock themselves. */
public class SynchronizedViews {
    static class Spy extends ArrayList<String> {
        Object lock;
        String held = "";

        @Override
        public String get(int i) {
            held += Thread.holdsLock(lock) ? "L" : "-";
            return super.get(i);
        }

        @Override
        public boolean add(String s) {
            held += Thread.holdsLock(lock) ? "L" : "-";
            return super.add(s);
        }
    }

    public static void main(String[] args) throws Exception {
        Spy spy = new Spy();
        List<String> l = Collections.synchronizedList(spy);
        spy.lock = l;
        l.add("a");
        l.get(0);
        spy.get(0);
        System.out.println(spy.held + " " + l + l.equals(spy) + (l.hashCode() == spy.hashCode()) + (l instanceof RandomAccess) + (Collections.synchronizedList(new LinkedList<>()) instanceof RandomAccess));
        List<String> sub = l.subList(0, 1);
        sub.set(0, "b");
        sub.add("c");
        System.out.println(l + " " + sub.indexOf("c") + l.remove(0) + l.addAll(Arrays.asList("x", "y")) + l.contains("y") + l.removeIf(s -> s.equals("x")) + l);
        l.sort(Comparator.reverseOrder());
        l.replaceAll(s -> s + s);
        StringBuilder sb = new StringBuilder();
        l.forEach(sb::append);
        System.out.println(sb + " " + l.stream().count() + Arrays.toString(l.toArray(new String[0])));
        Map<String, Integer> m = Collections.synchronizedMap(new LinkedHashMap<>());
        m.put("one", 1);
        m.merge("one", 5, Integer::sum);
        m.computeIfAbsent("two", k -> 2);
        Set<String> keys = m.keySet();
        System.out.println(m + " " + keys + m.values() + m.entrySet() + (m.keySet() == keys) + m.getOrDefault("x", 9) + m.equals(new HashMap<>(m)));
        keys.remove("one");
        m.replaceAll((k, v) -> v * 10);
        System.out.println(m + " " + m.containsValue(20) + m.remove("two", 1) + m.putIfAbsent("two", 3));
        SortedMap<Integer, String> sm = Collections.synchronizedSortedMap(new TreeMap<>());
        for (int i = 0; i < 5; i++) {
            sm.put(i, "v" + i);
        }
        System.out.println(sm.headMap(2) + " " + sm.tailMap(3) + sm.subMap(1, 3) + sm.firstKey() + sm.lastKey() + sm.comparator());
        NavigableSet<Integer> ns = Collections.synchronizedNavigableSet(new TreeSet<>(Arrays.asList(5, 1, 3)));
        System.out.println(ns.floor(4) + " " + ns.descendingSet() + ns.pollFirst() + ns + ns.headSet(5, true));
        Collection<Integer> c = Collections.synchronizedCollection(new ArrayDeque<>(Arrays.asList(1, 2, 3)));
        int sum = 0;
        synchronized (c) {
            for (int i : c) {
                sum += i;
            }
        }
        System.out.println(sum + " " + c + c.equals(c) + c.retainAll(Arrays.asList(2)) + c);
        List<Integer> counted = Collections.synchronizedList(new ArrayList<>());
        Thread[] ts = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int n = t;
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    counted.add(n);
                    if (i % 7 == 0) {
                        Thread.yield();
                    }
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(counted.size() + " " + Collections.frequency(counted, 3));
        try {
            Collections.synchronizedSet(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
