import java.util.*;
import java.util.concurrent.ConcurrentSkipListMap;

/** Sorted views of views, compared with a plain sorted list. */
public class NavigableModels {
    static List<Integer> model(Collection<Integer> keys, Integer lo, boolean loIn, Integer hi, boolean hiIn, boolean down) {
        List<Integer> l = new ArrayList<>();
        for (Integer k : keys) {
            if ((lo == null || k > lo || loIn && k.equals(lo)) && (hi == null || k < hi || hiIn && k.equals(hi))) {
                l.add(k);
            }
        }
        Collections.sort(l);
        if (down) {
            Collections.reverse(l);
        }
        return l;
    }

    static Integer next(List<Integer> l, int x, boolean strict, boolean down) {
        for (Integer k : l) {
            int c = down ? Integer.compare(x, k) : Integer.compare(k, x);
            if (c > 0 || c == 0 && !strict) {
                return k;
            }
        }
        return null;
    }

    static int check(NavigableMap<Integer, Integer> m, List<Integer> want, boolean down, Random r) {
        int bad = 0;
        bad += new ArrayList<>(m.keySet()).equals(want) ? 0 : 1;
        bad += m.size() == want.size() ? 0 : 1;
        for (int i = 0; i < 6; i++) {
            int x = r.nextInt(60);
            List<Integer> back = new ArrayList<>(want);
            Collections.reverse(back);
            bad += Objects.equals(m.ceilingKey(x), next(want, x, false, down)) ? 0 : 1;
            bad += Objects.equals(m.higherKey(x), next(want, x, true, down)) ? 0 : 1;
            bad += Objects.equals(m.floorKey(x), next(back, x, false, !down)) ? 0 : 1;
            bad += Objects.equals(m.lowerKey(x), next(back, x, true, !down)) ? 0 : 1;
            bad += m.containsKey(x) == want.contains(x) ? 0 : 1;
        }
        List<Integer> reversed = new ArrayList<>(want);
        Collections.reverse(reversed);
        bad += new ArrayList<>(m.descendingKeySet()).equals(reversed) ? 0 : 1;
        bad += m.isEmpty() || m.firstKey().equals(want.get(0)) && m.lastEntry().getKey().equals(reversed.get(0)) ? 0 : 1;
        return bad;
    }

    static int run(NavigableMap<Integer, Integer> base) {
        Random r = new Random(31);
        int bad = 0;
        for (int i = 0; i < 25; i++) {
            base.put(r.nextInt(60), i);
        }
        for (int round = 0; round < 9; round++) {
            int a = r.nextInt(60), b = r.nextInt(60), lo = Math.min(a, b), hi = Math.max(a, b);
            boolean li = r.nextBoolean(), hiIn = r.nextBoolean();
            List<Integer> keys = new ArrayList<>(base.keySet());
            bad += check(base.subMap(lo, li, hi, hiIn), model(keys, lo, li, hi, hiIn, false), false, r);
            bad += check(base.descendingMap().subMap(hi, hiIn, lo, li), model(keys, lo, li, hi, hiIn, true), true, r);
            bad += check(base.headMap(hi, hiIn).tailMap(lo, li).descendingMap(), model(keys, lo, li, hi, hiIn, true), true, r);
            bad += check(base.tailMap(lo, li), model(keys, lo, li, null, false, false), false, r);
            bad += check(base.headMap(hi, hiIn).descendingMap(), model(keys, null, false, hi, hiIn, true), true, r);
            NavigableMap<Integer, Integer> part = base.subMap(lo, true, hi, true);
            if (round % 3 == 0) {
                part.keySet().removeIf(k -> k % 2 == 0);
            } else if (round % 3 == 1) {
                part.pollFirstEntry();
                part.descendingMap().pollFirstEntry();
            } else {
                part.put(lo, 1);
                part.put(hi, 2);
            }
            base.put(r.nextInt(60), round);
        }
        System.out.println(base.getClass().getSimpleName() + " " + bad + " " + base.keySet());
        return bad;
    }

    public static void main(String[] args) {
        run(new TreeMap<>());
        run(new ConcurrentSkipListMap<>());
        run(Collections.synchronizedNavigableMap(new TreeMap<>()));
    }
}
