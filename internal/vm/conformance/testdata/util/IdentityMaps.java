import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** Maps that compare by identity. */
public class IdentityMaps {
    @SuppressWarnings({"removal", "deprecation"})
    public static void main(String[] args) {
        String a = new String("k"), b = new String("k");
        IdentityHashMap<Object, Object> m = new IdentityHashMap<>();
        System.out.println(m.put(a, 1) + " " + m.put(b, 2) + " " + m.put(a, 3) + " " + m.size() + " " + m.get("k") + " " + m.get(b));
        System.out.println(m.containsKey(a) + " " + m.containsKey(new String("k")) + " " + m.containsValue(2) + " " + m.containsValue(new Integer(2)));
        m.put(null, "null key");
        m.put("v", null);
        System.out.println(m.get(null) + " " + m.get("v") + m.containsKey("v") + " " + m.remove(null) + m.remove(null) + m.size());
        System.out.println(m.keySet().remove("k") + " " + m.keySet().remove(b) + " " + m.size() + m.values().contains(3));
        IdentityHashMap<Object, Object> same = new IdentityHashMap<>(m);
        System.out.println(same.equals(m) + " " + m.equals(new HashMap<>(m)) + " " + m.equals(m.clone()) + " " + (m.hashCode() == same.hashCode()));
        same.put(new String("v"), null);
        System.out.println(same.equals(m) + " " + same.size());
        Integer big1 = new Integer(1000), big2 = new Integer(1000);
        Map<Integer, String> ints = new IdentityHashMap<>();
        ints.put(big1, "one");
        ints.put(big2, "two");
        ints.put(5, "small");
        ints.put(Integer.valueOf(5), "cached");
        System.out.println(ints.size() + ints.get(5) + ints.get(big1) + ints.get(big2) + ints.get(1000));
        Iterator<Map.Entry<Integer, String>> it = ints.entrySet().iterator();
        int removed = 0;
        while (it.hasNext()) {
            Map.Entry<Integer, String> e = it.next();
            if (e.getKey() == 1000) {
                it.remove();
                removed++;
            } else {
                e.setValue(e.getValue() + "!");
            }
        }
        System.out.println(removed + " " + ints);
        Map<Object, Integer> many = new IdentityHashMap<>(2);
        Object[] keys = new Object[300];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = new Object();
            many.put(keys[i], i);
        }
        long sum = 0;
        for (int i = 0; i < keys.length; i += 2) {
            sum += many.remove(keys[i]);
        }
        for (int i = 1; i < keys.length; i += 2) {
            sum += many.get(keys[i]) * 1000L;
        }
        System.out.println(sum + " " + many.size() + " " + many.containsKey(keys[0]));
        Set<String> set = Collections.newSetFromMap(new IdentityHashMap<String, Boolean>());
        System.out.println(set.add(a) + " " + set.add(b) + set.add(a) + set.size() + set.containsAll(Arrays.asList(a, b)) + set.contains("k"));
        m.entrySet().removeIf(e -> e.getValue() == null);
        System.out.println(m + " " + m.entrySet().contains(new java.util.AbstractMap.SimpleEntry<>(a, 3)));
        m.replaceAll((k, v) -> "all");
        m.merge(a, "x", (x, y) -> x + "" + y);
        System.out.println(m + " " + m.putIfAbsent(a, 1) + m.computeIfAbsent(b, k -> "b") + m.size());
        try {
            new IdentityHashMap<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
