import java.util.*;
import java.util.stream.*;

/** Views of views: sublists of sublists, read-only of synchronized, keys of ranges, grouped lists. */
public class NestedViews {
    public static void main(String[] args) {
        List<Integer> base = IntStream.range(0, 20).boxed().collect(Collectors.toCollection(ArrayList::new));
        List<Integer> v = base;
        StringBuilder sb = new StringBuilder();
        for (int depth = 0; depth < 6; depth++) {
            v = v.subList(1, v.size() - 1);
            sb.append(v.size()).append(':').append(v.get(0)).append(' ');
        }
        v.add(100);
        v.remove(0);
        v.addAll(1, Arrays.asList(7, 77));
        System.out.println(sb + "" + v + base.size());
        System.out.println(base);
        Collections.reverse(v);
        v.subList(0, 2).clear();
        Collections.sort(v.subList(0, 3));
        System.out.println(v + " " + base);
        List<Integer> ro = Collections.unmodifiableList(Collections.synchronizedList(v));
        System.out.println(ro.subList(1, 3) + " " + ro.contains(77) + ro.equals(v) + (ro.hashCode() == v.hashCode()));
        try {
            ro.subList(1, 3).clear();
        } catch (UnsupportedOperationException e) {
            System.out.println("refused below");
        }
        TreeMap<String, List<String>> groups = new TreeMap<>();
        for (String s : "fig plum pear apple kiwi cherry melon lime date".split(" ")) {
            groups.computeIfAbsent(s.substring(0, 1), k -> new LinkedList<>()).add(s);
        }
        Set<String> keys = groups.headMap("m", false).descendingMap().keySet();
        System.out.println(keys + " " + groups.tailMap("k", false).values() + groups.subMap("c", true, "k", true).descendingKeySet());
        Iterator<String> it = keys.iterator();
        while (it.hasNext()) {
            String k = it.next();
            if (groups.get(k).removeIf(s -> s.length() == 4) && groups.get(k).isEmpty()) {
                it.remove();
            }
        }
        System.out.println(groups + " " + groups.entrySet().stream().filter(e -> e.getValue().size() > 0).map(Map.Entry::getKey).collect(Collectors.joining()));
        Collection<List<String>> values = groups.values();
        groups.put("z", new ArrayList<>(Arrays.asList("zucchini")));
        System.out.println(values.size() + " " + values.stream().mapToInt(List::size).sum() + values.contains(Arrays.asList("zucchini")) + values.remove(Collections.singletonList("zucchini")) + groups.containsKey("z"));
        NavigableSet<Integer> set = new TreeSet<>(base);
        NavigableSet<Integer> mid = set.subSet(4, true, 16, false).descendingSet().headSet(8, true);
        System.out.println(mid + " " + mid.first() + mid.pollFirst() + mid.lower(12) + mid.higher(12) + mid.add(15) + mid + set.size());
        try {
            mid.add(3);
        } catch (IllegalArgumentException e) {
            System.out.println("outside " + e.getMessage());
        }
        mid.removeIf(x -> x % 2 == 0);
        System.out.println(set + " " + mid.descendingSet().ceiling(10) + mid.iterator().next());
        Set<Integer> keyView = new HashMap<>(base.stream().distinct().collect(Collectors.toMap(x -> x, x -> -x))).keySet();
        keyView.retainAll(Arrays.asList(1, 2, 3, 500));
        System.out.println(keyView + " " + Collections.unmodifiableSet(keyView).containsAll(Arrays.asList(1, 2)) + Collections.disjoint(keyView, mid));
        List<List<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < base.size(); i += 6) {
            parts.add(base.subList(i, Math.min(base.size(), i + 6)));
        }
        parts.forEach(p -> p.replaceAll(x -> x * 2));
        System.out.println(parts + " " + base.get(0) + base.get(base.size() - 1));
        base.remove(0);
        try {
            System.out.println(parts.get(0).get(0));
        } catch (ConcurrentModificationException e) {
            System.out.println("views are stale");
        }
        Map<Integer, String> lhm = new LinkedHashMap<>();
        lhm.put(3, "c");
        lhm.put(1, "a");
        Iterator<Map.Entry<Integer, String>> ei = lhm.entrySet().iterator();
        ei.next().setValue("C");
        ei.next();
        ei.remove();
        System.out.println(lhm + " " + lhm.keySet().iterator().next() + lhm.values());
    }
}
