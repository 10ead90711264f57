import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Vector;

/** Views of a part of a list: changes go through, both ways they are checked. */
public class SubLists {
    static void probe(List<Integer> list) {
        System.out.println("== " + list.getClass().getSimpleName());
        for (int i = 0; i < 10; i++) {
            list.add(i);
        }
        List<Integer> sub = list.subList(2, 8);
        System.out.println(sub + " " + sub.size() + " " + sub.indexOf(5) + " " + sub.indexOf(9) + " " + sub.lastIndexOf(2));
        sub.set(0, 22);
        sub.add(33);
        sub.add(0, 11);
        sub.remove(Integer.valueOf(4));
        sub.remove(1);
        System.out.println(sub + " of " + list);
        List<Integer> inner = sub.subList(1, 4);
        inner.addAll(Arrays.asList(70, 80, 90));
        System.out.println(inner + " of " + sub + " of " + list);
        inner.clear();
        System.out.println(inner + " of " + sub + " of " + list);
        sub.sort((a, b) -> b - a);
        sub.replaceAll(x -> x + 1);
        System.out.println(sub + " of " + list + " " + sub.removeIf(x -> x % 2 == 0) + " " + sub + list);
        ListIterator<Integer> it = sub.listIterator(sub.size());
        while (it.hasPrevious()) {
            int at = it.previousIndex();
            int x = it.previous();
            if (x > 10) {
                it.set(x * 100);
            } else {
                it.add(at);
                it.previous();
            }
        }
        System.out.println(sub + " of " + list);
        System.out.println(sub.equals(new ArrayList<>(sub)) + " " + (sub.hashCode() == new ArrayList<>(sub).hashCode()) + " " + Arrays.toString(sub.toArray(new Integer[0])));
        int[][] bad = {{-1, 2}, {0, 100}, {3, 2}};
        for (int[] b : bad) {
            try {
                System.out.println(list.subList(b[0], b[1]));
            } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        try {
            sub.get(sub.size());
        } catch (IndexOutOfBoundsException e) {
            System.out.println("get " + e.getClass().getSimpleName());
        }
        try {
            sub.add(-1, 0);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("add " + e.getClass().getSimpleName());
        }
        list.set(0, 1000);
        System.out.println(sub.size() + " after set");
        list.add(1);
        try {
            System.out.println(sub.size());
        } catch (ConcurrentModificationException e) {
            System.out.println("stale " + e.getMessage());
        }
        try {
            sub.iterator().next();
            System.out.println("?");
        } catch (ConcurrentModificationException e) {
            System.out.println("stale iterator");
        }
        list.subList(1, list.size()).clear();
        System.out.println(list);
    }

    public static void main(String[] args) {
        probe(new ArrayList<>());
        probe(new LinkedList<>());
        probe(new Vector<>());
        List<String> fixed = Arrays.asList("a", "b", "c", "d").subList(1, 3);
        fixed.set(1, "C");
        try {
            fixed.add("e");
        } catch (UnsupportedOperationException e) {
            System.out.println(fixed + " " + e.getMessage());
        }
        System.out.println(fixed.subList(2, 2) + " " + fixed.subList(0, 2).contains("C"));
    }
}
