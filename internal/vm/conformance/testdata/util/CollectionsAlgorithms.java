import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;

/** The algorithms of Collections, on arrays and on linked lists. */
public class CollectionsAlgorithms {
    static void probe(List<Integer> l) {
        for (int i = 0; i < 10; i++) {
            l.add(i);
        }
        Collections.shuffle(l, new Random(42));
        System.out.println(l.getClass().getSimpleName() + l);
        Collections.rotate(l, 3);
        System.out.print(l);
        Collections.rotate(l, -13);
        System.out.println(l);
        Collections.rotate(l.subList(2, 6), 1);
        Collections.swap(l, 0, 9);
        Collections.reverse(l);
        System.out.println(l + " " + Collections.max(l) + Collections.min(l) + " " + Collections.max(l, Comparator.comparing(i -> i % 7)) + Collections.min(l, Collections.reverseOrder()));
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(l + " " + Collections.binarySearch(l, 7, Collections.reverseOrder()) + " " + Collections.binarySearch(l, 70, Collections.reverseOrder()));
        Collections.sort(l);
        System.out.println(Collections.binarySearch(l, 4) + " " + Collections.binarySearch(l, -4) + " " + Collections.binarySearch(l, 100));
        Collections.replaceAll(l, 3, 4);
        System.out.println(Collections.frequency(l, 4) + " " + Collections.frequency(l, null) + " " + Collections.indexOfSubList(l, Arrays.asList(4, 4)) + Collections.lastIndexOfSubList(l, Arrays.asList(4)) + Collections.indexOfSubList(l, Arrays.asList(9, 9)));
        Collections.fill(l, 1);
        System.out.println(l + " " + Collections.replaceAll(l, 2, 3));
    }

    public static void main(String[] args) {
        probe(new ArrayList<>());
        probe(new LinkedList<>());
        List<Integer> big = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            big.add(i);
        }
        Collections.shuffle(big, new Random(7));
        long sum = 0;
        for (int i = 0; i < big.size(); i++) {
            sum += (long) i * big.get(i);
        }
        System.out.println(sum);
        List<String> copies = Collections.nCopies(4, "ab");
        System.out.println(copies + " " + copies.contains("ab") + copies.indexOf("x") + copies.subList(1, 3) + copies.hashCode() + copies.equals(Arrays.asList("ab", "ab", "ab", "ab")));
        List<Integer> dst = new ArrayList<>(Arrays.asList(9, 9, 9, 9));
        Collections.copy(dst, Arrays.asList(1, 2));
        System.out.println(dst + " " + Collections.disjoint(dst, Arrays.asList(3, 4)) + Collections.disjoint(dst, Arrays.asList(2)) + Collections.addAll(dst, 5, 6) + dst);
        try {
            Collections.copy(dst, Collections.nCopies(99, 1));
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Collections.nCopies(-1, "");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Collections.max(new ArrayList<Integer>());
        } catch (NoSuchElementException e) {
            System.out.println("no max");
        }
        try {
            Collections.swap(dst, 0, 99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("swap");
        }
        System.out.println(Collections.list(Collections.enumeration(dst)) + " " + Collections.emptyEnumeration().hasMoreElements());
        java.util.Queue<Integer> lifo = Collections.asLifoQueue(new java.util.ArrayDeque<>(dst));
        lifo.add(100);
        System.out.println(lifo.poll() + " " + lifo.peek() + " " + lifo);
        java.util.Set<Integer> set = Collections.newSetFromMap(new java.util.TreeMap<>());
        System.out.println(set.addAll(Arrays.asList(3, 1, 2, 3)) + " " + set + set.add(2) + set.remove(9) + set.retainAll(Arrays.asList(1, 3)) + set);
        Comparator<String> twice = Collections.reverseOrder(Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));
        System.out.println(twice.compare("a", "B") + " " + (Collections.reverseOrder(null) == Collections.reverseOrder()) + " " + (twice == String.CASE_INSENSITIVE_ORDER));
    }
}
