import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeSet;

/** A heap's order in its array, removals in the middle, comparators. */
public class PriorityQueues {
    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int i : new int[] {50, 30, 80, 10, 60, 20, 70, 40, 90, 30}) {
            q.offer(i);
        }
        System.out.println(q + " " + q.peek() + " " + q.size() + q.contains(60));
        System.out.println(q.remove(30) + " " + q + q.remove(999) + q.poll() + q);
        Iterator<Integer> it = q.iterator();
        StringBuilder sb = new StringBuilder();
        while (it.hasNext()) {
            int i = it.next();
            sb.append(i).append(' ');
            if (i % 20 == 0) {
                it.remove();
            }
        }
        System.out.println(sb + "" + q);
        q.addAll(Arrays.asList(5, 15, 25));
        System.out.println(q + " " + q.removeIf(i -> i > 60) + q);
        PriorityQueue<String> words = new PriorityQueue<>(3, Comparator.comparing(String::length).thenComparing(Collections.reverseOrder()));
        words.addAll(Arrays.asList("ccc", "a", "bb", "b", "aaa", "dddd", "aa"));
        sb.setLength(0);
        while (!words.isEmpty()) {
            sb.append(words.poll()).append(' ');
        }
        System.out.println(sb + "" + words.peek() + words.poll() + (words.comparator() != null));
        System.out.println(new PriorityQueue<>(Arrays.asList(9, 8, 7, 6, 5, 4, 3)) + " " + new PriorityQueue<>(new TreeSet<>(Arrays.asList(3, 1, 2))) + (new PriorityQueue<>(new PriorityQueue<>(Collections.reverseOrder())).comparator() == Collections.reverseOrder()));
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            new PriorityQueue<Object>(Arrays.asList(1, "x"));
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        try {
            new PriorityQueue<Integer>(0);
        } catch (IllegalArgumentException e) {
            System.out.println("capacity " + e.getMessage());
        }
        q.clear();
        try {
            q.element();
        } catch (NoSuchElementException e) {
            System.out.println("element");
        }
        try {
            q.remove();
        } catch (NoSuchElementException e) {
            System.out.println("remove");
        }
        Random r = new Random(3);
        PriorityQueue<Long> heap = new PriorityQueue<>();
        for (int i = 0; i < 600; i++) {
            heap.add((long) r.nextInt(1000));
            if (i % 3 == 0) {
                heap.remove((long) r.nextInt(1000));
            }
        }
        long last = -1, check = 0;
        boolean rising = true;
        int n = heap.size();
        while (!heap.isEmpty()) {
            long x = heap.poll();
            rising &= x >= last;
            last = x;
            check = check * 31 + x;
        }
        System.out.println(n + " " + rising + " " + check);
    }
}
