import java.util.*;
import java.util.concurrent.*;

/** Random operations on every kind of map, compared with one another. */
public class MapModels {
    static Object step(Map<Integer, Integer> m, Random r) {
        int k = r.nextInt(40), v = r.nextInt(10);
        switch (r.nextInt(17)) {
            case 0:
            case 1:
            case 2:
            case 3:
                return m.put(k, v);
            case 4:
                return m.remove(k);
            case 5:
                return m.putIfAbsent(k, v);
            case 6:
                return m.merge(k, v, (a, b) -> a + b > 12 ? null : (Integer) (a + b));
            case 7:
                return m.compute(k, (x, y) -> y == null ? (Integer) v : y > 5 ? null : (Integer) (y + 1));
            case 8:
                return m.computeIfAbsent(k, x -> x % 3 == 0 ? null : x);
            case 9:
                return m.computeIfPresent(k, (x, y) -> y % 2 == 0 ? null : y);
            case 10:
                return m.replace(k, v) + "" + m.replace(k, v, v + 1) + m.remove(k, 3);
            case 11:
                return m.keySet().removeIf(x -> x % 11 == v) + "" + m.values().remove(v);
            case 12:
                return m.hashCode();
            case 13:
                int s = 0;
                for (Iterator<Map.Entry<Integer, Integer>> it = m.entrySet().iterator(); it.hasNext();) {
                    Map.Entry<Integer, Integer> e = it.next();
                    s += e.getKey() * e.getValue();
                    if (e.getValue() == v) {
                        it.remove();
                    }
                }
                return s;
            case 14:
                m.replaceAll((x, y) -> x % 5 == 0 ? 1 : y);
                return m.size();
            case 15:
                return m.containsKey(k) + "" + m.containsValue(v) + m.getOrDefault(k, -1) + m.entrySet().contains(new AbstractMap.SimpleEntry<>(k, v));
            default:
                return new TreeMap<>(m).toString();
        }
    }

    public static void main(String[] args) {
        List<Map<Integer, Integer>> maps = Arrays.asList(new HashMap<>(), new LinkedHashMap<>(), new TreeMap<>(), new TreeMap<>(Comparator.reverseOrder()), new Hashtable<>(), new ConcurrentHashMap<>(), new ConcurrentSkipListMap<>(), new WeakHashMap<>(), new IdentityHashMap<>(), Collections.synchronizedMap(new HashMap<>()), new TreeMap<Integer, Integer>().descendingMap(), new TreeMap<Integer, Integer>().subMap(-5, 50), Collections.checkedMap(new HashMap<>(), Integer.class, Integer.class));
        Random[] rs = new Random[maps.size()];
        for (int i = 0; i < rs.length; i++) {
            rs[i] = new Random(77);
        }
        long hash = 0;
        for (int i = 0; i < 400; i++) {
            Object want = null;
            for (int k = 0; k < maps.size(); k++) {
                if (k == 8 && i == 0) {
                    System.out.println(maps.get(k).getClass().getSimpleName());
                }
                Object got = step(maps.get(k), rs[k]);
                if (k == 0) {
                    want = got;
                } else if (!Objects.equals(want, got) && !(k == 8 && want instanceof Integer)) {
                    System.out.println("step " + i + " map " + k + " " + want + " " + got);
                    return;
                }
            }
            hash = hash * 31 + Objects.hashCode(want);
        }
        for (Map<Integer, Integer> m : maps) {
            System.out.println(hash + " " + (m instanceof IdentityHashMap || m instanceof WeakHashMap ? new TreeMap<>(m) : m));
        }
    }
}
