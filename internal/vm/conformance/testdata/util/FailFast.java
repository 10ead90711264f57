import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.TreeSet;
import java.util.Vector;

/** Changes under an iterator: which collections notice, when, and which do not. */
public class FailFast {
    static Object name(RuntimeException e) {
        return e.getClass().getSimpleName() + ":" + e.getMessage();
    }

    static void probe(Collection<Integer> c) {
        String name = c.getClass().getSimpleName();
        c.addAll(Arrays.asList(10, 20, 30, 40));
        Iterator<Integer> it = c.iterator();
        try {
            it.remove();
            System.out.println(name + " removed nothing");
        } catch (IllegalStateException e) {
            System.out.println(name + " remove first: " + name(e));
        }
        it.next();
        it.remove();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println(name + " remove twice: " + name(e));
        }
        System.out.println(name + " " + c);
        c.add(50);
        try {
            System.out.println(name + " hasNext " + it.hasNext());
            System.out.println(name + " next " + it.next());
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " noticed: " + name(e));
        }
        it = c.iterator();
        while (it.hasNext()) {
            it.next();
        }
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(name + " end: " + e.getClass().getSimpleName());
        }
        it = c.iterator();
        it.next();
        int[] left = {0};
        it.forEachRemaining(x -> left[0] += x);
        System.out.println(name + " remaining " + left[0]);
    }

    public static void main(String[] args) {
        probe(new ArrayList<>());
        probe(new LinkedList<>());
        probe(new Vector<>());
        probe(new HashSet<>());
        probe(new LinkedHashSet<>());
        probe(new TreeSet<>());
        probe(new PriorityQueue<>());
        // the next to last element's removal goes unnoticed
        List<String> list = new ArrayList<>(Arrays.asList("a", "b", "c"));
        try {
            for (String s : list) {
                System.out.print(s);
                if (s.equals("b")) {
                    list.remove(s);
                }
            }
            System.out.println(" unnoticed " + list);
        } catch (ConcurrentModificationException e) {
            System.out.println(" noticed " + list);
        }
        try {
            for (String s : list) {
                list.remove(s);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("loop " + name(e) + " " + list);
        }
        List<Integer> each = new ArrayList<>(Arrays.asList(1, 2, 3));
        try {
            each.forEach(x -> each.add(x));
        } catch (ConcurrentModificationException e) {
            System.out.println("forEach " + name(e) + " " + each);
        }
        try {
            each.removeIf(x -> each.add(x));
        } catch (ConcurrentModificationException e) {
            System.out.println("removeIf " + name(e));
        }
        try {
            each.sort((x, y) -> {
                each.add(0);
                return 0;
            });
        } catch (ConcurrentModificationException e) {
            System.out.println("sort " + name(e));
        }
        ArrayDeque<Integer> deque = new ArrayDeque<>(Arrays.asList(1, 2, 3));
        Iterator<Integer> it = deque.iterator();
        it.next();
        it.remove();
        System.out.println(deque + " " + it.next());
    }
}
