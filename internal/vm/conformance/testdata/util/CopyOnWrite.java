import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** Iterators of the copy-on-write collections see the moment of their making. */
public class CopyOnWrite {
    public static void main(String[] args) {
        CopyOnWriteArrayList<String> l = new CopyOnWriteArrayList<>(new String[] {"a", "b", "c", null, "b"});
        Iterator<String> old = l.iterator();
        for (String s : l) {
            if ("b".equals(s)) {
                l.add("new" + l.size());
                l.remove("b");
            }
        }
        StringBuilder seen = new StringBuilder();
        old.forEachRemaining(seen::append);
        System.out.println(l + " " + seen);
        System.out.println(l.addIfAbsent("a") + " " + l.addIfAbsent("z") + " " + l.addAllAbsent(Arrays.asList("z", "y", "y", "x")) + " " + l);
        System.out.println(l.indexOf(null) + " " + l.indexOf("y", 3) + " " + l.lastIndexOf("y", 99 % l.size()) + " " + l.set(0, "A") + l);
        ListIterator<String> it = l.listIterator(2);
        System.out.println(it.next() + it.previous() + it.previousIndex());
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("remove " + e.getMessage());
        }
        try {
            it.set("");
        } catch (UnsupportedOperationException e) {
            System.out.println("set " + e.getMessage());
        }
        List<String> sub = l.subList(1, 4);
        sub.set(0, "S");
        sub.add("T");
        System.out.println(sub + " " + l);
        l.add("outside");
        try {
            System.out.println(sub.size());
        } catch (ConcurrentModificationException e) {
            System.out.println("stale view " + e.getMessage());
        }
        l.removeIf(s -> s == null || s.length() > 1);
        l.replaceAll(String::toLowerCase);
        l.sort(null);
        System.out.println(l + " " + l.equals(Arrays.asList(l.toArray())) + " " + l.hashCode());
        System.out.println(l.retainAll(Arrays.asList("a", "s", "x")) + " " + l + " " + l.removeAll(Arrays.asList("a")) + l);
        for (int bad : new int[] {-1, 5}) {
            try {
                l.add(bad, "?");
            } catch (IndexOutOfBoundsException e) {
                System.out.println("add " + bad);
            }
            try {
                l.remove(bad);
            } catch (IndexOutOfBoundsException e) {
                System.out.println("remove " + bad);
            }
            try {
                l.get(bad);
            } catch (IndexOutOfBoundsException e) {
                System.out.println("get " + bad);
            }
        }
        CopyOnWriteArraySet<Integer> set = new CopyOnWriteArraySet<>(Arrays.asList(3, 1, 3, 2, 1));
        for (Integer i : set) {
            set.add(i + 10);
            set.remove(1);
        }
        System.out.println(set + " " + set.add(13) + set.contains(3) + set.equals(new java.util.HashSet<>(set)) + set.size());
        System.out.println(set.addAll(Arrays.asList(7, 3, 8)) + " " + set + " " + set.containsAll(Arrays.asList(7, 8)) + " " + set.hashCode());
        CopyOnWriteArrayList<String> clone = (CopyOnWriteArrayList<String>) l.clone();
        clone.clear();
        System.out.println(clone + " " + l + " " + Arrays.toString(l.toArray(new String[4])));
    }
}
