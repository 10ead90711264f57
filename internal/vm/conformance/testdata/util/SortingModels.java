import java.util.*;
import java.util.stream.*;

/** Every way to sort gives the same stable order; how often comparators are asked. */
public class SortingModels {
    static final class R {
        final int key, serial;

        R(int key, int serial) {
            this.key = key;
            this.serial = serial;
        }

        @Override
        public String toString() {
            return key + "." + serial;
        }
    }

    static int calls;

    static final Comparator<R> BY_KEY = (a, b) -> {
        calls++;
        return Integer.compare(a.key, b.key);
    };

    static String sig(List<R> l) {
        long h = 7;
        for (R r : l) {
            h = h * 1000003 + r.key * 1000 + r.serial;
        }
        return Long.toHexString(h);
    }

    public static void main(String[] args) {
        for (String shape : "random rising falling saw equal nearly organ".split(" ")) {
            List<R> src = new ArrayList<>();
            Random r = new Random(5);
            int n = 60;
            for (int i = 0; i < n; i++) {
                int k = shape.equals("random") ? r.nextInt(60) : shape.equals("rising") ? i : shape.equals("falling") ? -i : shape.equals("saw") ? i % 17 : shape.equals("equal") ? 3 : shape.equals("nearly") ? (i % 29 == 0 ? r.nextInt(n) : i) : Math.min(i, n - i);
                src.add(new R(k, i));
            }
            Set<String> results = new TreeSet<>();
            List<R> a = new ArrayList<>(src), b = new LinkedList<>(src), c = new Vector<>(src);
            calls = 0;
            a.sort(BY_KEY);
            int asked = calls;
            Collections.sort(b, BY_KEY);
            c.sort(BY_KEY);
            R[] arr = src.toArray(new R[0]);
            Arrays.sort(arr, BY_KEY);
            R[] par = src.toArray(new R[0]);
            Arrays.parallelSort(par, BY_KEY);
            results.add(sig(a));
            results.add(sig(b));
            results.add(sig(c));
            results.add(sig(Arrays.asList(arr)));
            results.add(sig(Arrays.asList(par)));
            results.add(sig(src.stream().sorted(BY_KEY).collect(Collectors.toList())));
            results.add(sig(src.subList(0, n).stream().sorted(Comparator.comparing(x -> x.key)).collect(Collectors.toList())));
            List<R> whole = new ArrayList<>(src);
            whole.subList(0, n).sort(BY_KEY);
            results.add(sig(whole));
            TreeMap<Integer, List<R>> t = new TreeMap<>();
            src.forEach(x -> t.computeIfAbsent(x.key, k -> new ArrayList<>()).add(x));
            results.add(sig(t.values().stream().flatMap(List::stream).collect(Collectors.toList())));
            System.out.println(shape + " " + asked + " " + results + " " + a.get(0) + a.get(n / 2) + a.get(n - 1));
        }
        List<String> words = Arrays.asList("Zebra", "apple", "Äpfel", "zoo", "Apple", "äpfel", "", "10", "9");
        List<String> l = new ArrayList<>(words);
        Collections.sort(l);
        System.out.println(l);
        l.sort(String.CASE_INSENSITIVE_ORDER);
        System.out.println(l);
        l.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        System.out.println(l + " " + Collections.binarySearch(l, "zoo", Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())));
        Integer[] x = {5, null, 3, null, 1};
        Arrays.sort(x, Comparator.nullsFirst(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(x));
        int[] ints = new Random(9).ints(200, -50, 50).toArray();
        int[] copy = ints.clone();
        Arrays.sort(ints, 20, 180);
        Arrays.sort(copy);
        boolean ok = true;
        for (int i = 21; i < 180; i++) {
            ok &= ints[i - 1] <= ints[i];
        }
        System.out.println(ok + " " + Arrays.hashCode(copy) + " " + Arrays.hashCode(ints) + " " + copy[0] + copy[199] + Arrays.binarySearch(copy, 0, 200, 1000));
    }
}
