import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;

/** Spliterators: characteristics, splitting without loss, sizes. */
public class Spliterating {
    static String traits(Spliterator<?> s) {
        String[] names = {"ORDERED", "DISTINCT", "SORTED", "SIZED", "NONNULL", "IMMUTABLE", "CONCURRENT", "SUBSIZED"};
        int[] bits = {0x10, 1, 4, 0x40, 0x100, 0x400, 0x1000, 0x4000};
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < bits.length; i++) {
            if (s.hasCharacteristics(bits[i])) {
                sb.append(names[i]).append(' ');
            }
        }
        return sb.toString();
    }

    static void split(Spliterator<Integer> s, List<Integer> into, int depth) {
        Spliterator<Integer> left = depth > 6 ? null : s.trySplit();
        if (left != null) {
            split(left, into, depth + 1);
            split(s, into, depth + 1);
        } else {
            s.forEachRemaining(into::add);
        }
    }

    static void probe(Collection<Integer> c) {
        for (int i = 0; i < 50; i++) {
            c.add(i * 3);
        }
        List<Integer> all = new ArrayList<>();
        Spliterator<Integer> s = c.spliterator();
        String traits = traits(s);
        long size = s.estimateSize();
        boolean first = s.tryAdvance(all::add);
        split(s, all, 0);
        List<Integer> want = new ArrayList<>(c);
        boolean sameOrder = all.equals(want);
        System.out.println(c.getClass().getSimpleName() + " " + traits + size + " " + first + " " + sameOrder + " " + (new HashSet<>(all).equals(new HashSet<>(want)) && all.size() == 50) + " " + s.tryAdvance(x -> { }));
    }

    public static void main(String[] args) {
        probe(new ArrayList<>());
        probe(new LinkedList<>());
        probe(new Vector<>());
        probe(new ArrayDeque<>());
        probe(new HashSet<>());
        probe(new LinkedHashSet<>());
        probe(new TreeSet<>());
        probe(new PriorityQueue<>());
        probe(new CopyOnWriteArrayList<>());
        probe(new ConcurrentLinkedQueue<>());
        Spliterator<String> it = Spliterators.spliteratorUnknownSize(Arrays.asList("a", "b", "c").iterator(), Spliterator.ORDERED);
        System.out.println(traits(it) + it.estimateSize() + " " + it.getExactSizeIfKnown());
        Spliterator<String> sized = Spliterators.spliterator(Arrays.asList("a", "b"), Spliterator.NONNULL);
        System.out.println(traits(sized) + sized.estimateSize());
        Spliterator<String> arr = Spliterators.spliterator(new Object[] {"x", "y", "z"}, 1, 3, Spliterator.ORDERED);
        StringBuilder sb = new StringBuilder();
        arr.forEachRemaining(sb::append);
        System.out.println(sb + " " + traits(arr));
        Spliterator<Integer> counting = new Spliterators.AbstractSpliterator<Integer>(5, Spliterator.ORDERED) {
            int n;

            @Override
            public boolean tryAdvance(java.util.function.Consumer<? super Integer> action) {
                if (n >= 5) {
                    return false;
                }
                action.accept(n++);
                return true;
            }
        };
        List<Integer> got = new ArrayList<>();
        split(counting, got, 0);
        System.out.println(got + " " + java.util.stream.StreamSupport.stream(Arrays.asList(1, 2, 3).spliterator(), true).mapToInt(x -> x).sum());
        Iterator<Integer> back = Spliterators.iterator(Arrays.asList(7, 8).spliterator());
        System.out.println(back.next() + " " + back.hasNext() + back.next() + back.hasNext() + " " + Spliterators.emptySpliterator().estimateSize() + traits(Spliterators.emptySpliterator()));
        try {
            new ArrayList<>().spliterator().forEachRemaining(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        List<Integer> l = new ArrayList<>(Arrays.asList(1, 2));
        Spliterator<Integer> late = l.spliterator();
        l.add(3);
        System.out.println(late.estimateSize());
        l.add(4);
        try {
            late.forEachRemaining(x -> { });
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("changed");
        }
    }
}
