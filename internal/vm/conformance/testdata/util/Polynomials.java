import java.util.*;
import java.util.stream.*;

/** Sparse polynomials in sorted maps, ranges and lookups, arithmetic on their entries. */
public class Polynomials {
    static NavigableMap<Integer, Long> of(long... terms) {
        NavigableMap<Integer, Long> p = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < terms.length; i += 2) {
            p.merge((int) terms[i + 1], terms[i], (a, b) -> a + b == 0 ? null : (Long) (a + b));
        }
        return p;
    }

    static NavigableMap<Integer, Long> times(NavigableMap<Integer, Long> a, NavigableMap<Integer, Long> b) {
        NavigableMap<Integer, Long> r = of();
        a.forEach((i, x) -> b.forEach((j, y) -> r.merge(i + j, x * y, (p, q) -> p + q == 0 ? null : (Long) (p + q))));
        return r;
    }

    static String text(NavigableMap<Integer, Long> p) {
        return p.isEmpty() ? "0" : p.entrySet().stream().map(e -> (e.getValue() == 1 && e.getKey() > 0 ? "" : e.getValue()) + (e.getKey() == 0 ? "" : e.getKey() == 1 ? "x" : "x^" + e.getKey())).collect(Collectors.joining(" + "));
    }

    static long at(NavigableMap<Integer, Long> p, long x) {
        long v = 0;
        int last = p.isEmpty() ? 0 : p.firstKey();
        for (Map.Entry<Integer, Long> e : p.entrySet()) {
            for (; last > e.getKey(); last--) {
                v *= x;
            }
            v += e.getValue();
        }
        for (; last > 0; last--) {
            v *= x;
        }
        return v;
    }

    public static void main(String[] args) {
        NavigableMap<Integer, Long> a = of(3, 2, 1, 0, -2, 5), b = of(1, 1, -1, 0), zero = of(4, 2, -4, 2);
        System.out.println(text(a) + " | " + text(b) + " | " + text(zero) + " | " + text(times(a, b)) + " | " + text(times(a, zero)));
        NavigableMap<Integer, Long> power = of(1, 0);
        for (int i = 0; i < 8; i++) {
            power = times(power, of(1, 1, 1, 0));
        }
        System.out.println(text(power) + " " + at(power, 1) + " " + at(a, 3) + " " + at(times(a, b), 2) + " " + (at(a, 7) * at(b, 7) == at(times(a, b), 7)));
        System.out.println(power.headMap(5, true) + " " + power.tailMap(3, false) + power.firstEntry() + power.lastKey() + power.floorKey(20) + power.ceilingKey(20) + power.lowerKey(3) + power.higherKey(3) + power.descendingMap().headMap(2));
        power.entrySet().removeIf(e -> e.getKey() % 2 == 1);
        power.replaceAll((k, v) -> -v);
        System.out.println(text(power) + " " + power.values().stream().mapToLong(Long::longValue).sum() + " " + power.pollFirstEntry() + power.comparator().compare(1, 2));
        NavigableMap<Integer, Long> same = new TreeMap<>(power);
        System.out.println(same + " " + same.equals(power) + (same.comparator() == null) + new TreeMap<>((SortedMap<Integer, Long>) power).firstKey());
        Map<Integer, Long> fact = new HashMap<>();
        fact.put(0, 1L);
        for (int i = 1; i <= 20; i++) {
            int n = i;
            fact.computeIfAbsent(i, k -> fact.get(n - 1) * k);
        }
        System.out.println(fact.get(20) + " " + fact.values().stream().max(Comparator.naturalOrder()).get() + " " + fact.keySet().stream().mapToInt(k -> k).sum());
        TreeMap<Double, String> grades = new TreeMap<>();
        grades.put(0.0, "F");
        grades.put(50.0, "C");
        grades.put(70.0, "B");
        grades.put(90.0, "A");
        System.out.println(DoubleStream.of(-1, 0, 49.9, 50, 89.99, 90, Double.NaN, 1e9).mapToObj(x -> grades.floorEntry(x) == null ? "-" : grades.floorEntry(x).getValue()).collect(Collectors.joining()));
        BitSet sieve = new BitSet(500);
        sieve.set(2, 500);
        for (int i = sieve.nextSetBit(2); i * i < 500; i = sieve.nextSetBit(i + 1)) {
            for (int j = i * i; j < 500; j += i) {
                sieve.clear(j);
            }
        }
        Map<Integer, Integer> factors = new TreeMap<>();
        int n = 2 * 2 * 2 * 3 * 7 * 7 * 491;
        for (int p = sieve.nextSetBit(0); n > 1; p = sieve.nextSetBit(p + 1)) {
            while (n % p == 0) {
                factors.merge(p, 1, Integer::sum);
                n /= p;
            }
        }
        System.out.println(factors + " " + sieve.cardinality() + " " + factors.entrySet().stream().map(e -> e.getKey() + "^" + e.getValue()).collect(Collectors.toCollection(LinkedList::new)));
    }
}
