import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.TreeSet;

/** A sorted set, backwards and in part. */
public class TreeSetViews {
    public static void main(String[] args) {
        TreeSet<Integer> s = new TreeSet<>(Arrays.asList(50, 20, 90, 10, 70, 30, 50));
        System.out.println(s + " " + s.first() + s.last() + " " + s.lower(50) + s.floor(55) + s.ceiling(55) + s.higher(90) + s.lower(10));
        NavigableSet<Integer> down = s.descendingSet();
        System.out.println(down + " " + down.first() + " " + down.lower(50) + " " + down.headSet(50) + down.tailSet(50, false) + down.subSet(70, true, 20, true));
        down.add(60);
        down.remove(90);
        System.out.println(s + " " + down.descendingSet() + " " + s.equals(down) + " " + (s.hashCode() == down.hashCode()));
        SortedSet<Integer> head = s.headSet(50), tail = s.tailSet(50), mid = s.subSet(20, 60);
        System.out.println(head + " " + tail + " " + mid + mid.size() + mid.first() + mid.last());
        s.add(25);
        tail.remove(70);
        head.add(5);
        System.out.println(s + " " + head + tail + mid);
        try {
            head.add(50);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            s.subSet(9, 8);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            mid.subSet(10, 30);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(mid.retainAll(Arrays.asList(20, 25)) + " " + s + " " + s.pollFirst() + s.pollLast() + s);
        Iterator<Integer> it = s.descendingIterator();
        it.next();
        it.remove();
        System.out.println(s + " " + it.next() + it.hasNext());
        TreeSet<String> words = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(words, "pear", "fig", "plum", "apple", "kiwi", "fig", "date");
        System.out.println(words + " " + words.ceiling("zzz") + " " + words.headSet("kiwi", true) + " " + words.floor("aaaa"));
        TreeSet<String> copy = new TreeSet<>((SortedSet<String>) words), natural = new TreeSet<>((java.util.Collection<String>) Arrays.asList(words.toArray(new String[0])));
        System.out.println(copy + " " + (copy.comparator() == words.comparator()) + natural + natural.comparator() + copy.equals(natural) + ((TreeSet<?>) copy.clone()).size());
        Spliterator<String> split = natural.spliterator();
        System.out.println(split.hasCharacteristics(Spliterator.SORTED | Spliterator.DISTINCT | Spliterator.ORDERED) + " " + split.getComparator() + " " + split.estimateSize() + " " + (words.spliterator().getComparator() == words.comparator()));
        System.out.println(s.addAll(Arrays.asList(1, 2, 3)) + " " + s.addAll(Collections.<Integer>emptyList()) + s + s.contains(2) + s.containsAll(Arrays.asList(1, 20)) + s.removeAll(Arrays.asList(1, 2)) + s);
        System.out.println(new TreeSet<>(Arrays.asList("b", "a")).tailSet("a\0") + " " + s.stream().map(i -> i + 1).collect(java.util.stream.Collectors.toList()));
    }
}
