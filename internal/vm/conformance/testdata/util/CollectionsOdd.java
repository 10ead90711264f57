import java.util.*;
import java.util.concurrent.*;

/** Lists, queues and sets where they refuse. */
public class CollectionsOdd {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        List<Integer> fixed = Arrays.asList(3, 1, 2);
        attempt("fixed add", () -> fixed.add(4));
        attempt("fixed remove", () -> fixed.remove(Integer.valueOf(3)));
        attempt("fixed sort", () -> {
            Collections.sort(fixed);
            return fixed;
        });
        attempt("list index", () -> new ArrayList<>(fixed).get(3));
        attempt("list set", () -> new LinkedList<>(fixed).set(-1, 0));
        attempt("capacity", () -> new ArrayList<>(-1));
        attempt("iterator remove", () -> {
            Iterator<Integer> it = new ArrayList<>(fixed).iterator();
            it.remove();
            return "";
        });
        attempt("list iterator", () -> {
            List<String> l = new LinkedList<>(Arrays.asList("a", "b", "c"));
            ListIterator<String> it = l.listIterator(2);
            it.previous();
            it.add("x");
            it.next();
            it.set("B");
            it.remove();
            return l + " " + it.nextIndex() + it.previousIndex() + it.hasPrevious();
        });
        attempt("sub list", () -> {
            List<Integer> l = new ArrayList<>(Arrays.asList(0, 1, 2, 3, 4, 5));
            List<Integer> s = l.subList(1, 4);
            s.remove(0);
            s.add(9);
            s.replaceAll(x -> -x);
            Collections.reverse(s);
            l.set(0, 100);
            String seen = s + " " + l + " " + s.indexOf(-3) + s.contains(4);
            l.add(1);
            try {
                return seen + s.size();
            } catch (ConcurrentModificationException e) {
                return seen + " changed";
            }
        });
        attempt("unmodifiable", () -> Collections.unmodifiableList(fixed).set(0, 1));
        attempt("copies", () -> Collections.nCopies(3, "x").set(0, "y"));
        attempt("empty", () -> Collections.emptyList().add(null));
        attempt("singleton", () -> Collections.singleton(1).add(2));
        System.out.println(Collections.frequency(Arrays.asList(1, 2, 1), 1) + " " + Collections.disjoint(fixed, Arrays.asList(9)) + " " + Collections.max(fixed, Comparator.reverseOrder()) + " " + Collections.binarySearch(Arrays.asList(1, 3, 5), 4) + " " + Collections.indexOfSubList(Arrays.asList(1, 2, 1, 2), Arrays.asList(1, 2)) + Collections.lastIndexOfSubList(Arrays.asList(1, 2, 1, 2), Arrays.asList(1, 2)) + " " + Collections.nCopies(0, 1));
        List<Integer> r = new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5, 6));
        Collections.rotate(r, -8);
        System.out.print(r);
        Collections.swap(r, 0, 5);
        Collections.shuffle(r, new Random(42));
        System.out.println(r + " " + r.retainAll(Arrays.asList(1, 2, 3)) + r.removeAll(Collections.emptySet()) + r);
        ArrayDeque<Integer> d = new ArrayDeque<>(Arrays.asList(1, 2, 3));
        d.push(0);
        d.offerLast(4);
        System.out.println(d + " " + d.peekFirst() + d.pollLast() + d.removeLastOccurrence(2) + d.descendingIterator().next() + d.pop() + " " + d);
        attempt("deque null", () -> d.add(null));
        attempt("deque empty", () -> new ArrayDeque<>().pop());
        attempt("queue element", () -> new PriorityQueue<>().element());
        attempt("not comparable", () -> new PriorityQueue<Object>(Arrays.asList(new Object(), new Object())).size());
        attempt("tree set", () -> new TreeSet<Object>().add(new Object()));
        attempt("mixed", () -> new TreeSet<Object>(Arrays.asList(1, "a")));
        PriorityQueue<String> q = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        Collections.addAll(q, "ccc", "a", "bb", "aa", "b");
        StringBuilder sb = new StringBuilder(q.peek());
        q.remove("bb");
        while (!q.isEmpty()) {
            sb.append(q.poll()).append(' ');
        }
        System.out.println(sb);
        BlockingQueue<Integer> bq = new ArrayBlockingQueue<>(2);
        System.out.println(bq.offer(1) + " " + bq.offer(2) + " " + bq.offer(3) + " " + bq.remainingCapacity() + " " + bq.drainTo(new ArrayList<>(), 1) + bq + bq.poll(1, TimeUnit.MILLISECONDS) + bq.poll(1, TimeUnit.MILLISECONDS));
        attempt("full", () -> bq.add(1) && bq.add(2) && bq.add(3));
        BitSet bits = new BitSet();
        bits.set(1, 70);
        bits.flip(5);
        bits.clear(60, 65);
        System.out.println(bits.cardinality() + " " + bits.nextClearBit(1) + " " + bits.previousSetBit(64) + " " + bits.length() + " " + bits.get(3, 8) + " " + Arrays.toString(bits.toLongArray()) + " " + bits.stream().sum());
        attempt("bits", () -> bits.get(-1));
        System.out.println(Arrays.deepToString(new Object[] {1, new int[] {2, 3}, new String[][] {{"x"}, null}}) + " " + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}) + Arrays.deepHashCode(new Object[] {1, new int[] {2}}) + " " + Arrays.hashCode(new float[] {-0f}) + " " + Arrays.toString(Arrays.copyOfRange(new int[] {1, 2, 3}, 2, 5)) + Arrays.binarySearch(new int[] {1, 3}, 2) + Arrays.asList(1, 2).hashCode());
        attempt("fill", () -> {
            Arrays.fill(new int[3], 2, 1, 0);
            return "";
        });
        attempt("store", () -> {
            Object[] o = new Integer[1];
            o[0] = "x";
            return "";
        });
        attempt("size", () -> new int[-1].length);
        int[] prefix = {1, 2, 3, 4};
        Arrays.parallelPrefix(prefix, (x, y) -> x * y);
        System.out.println(Arrays.toString(prefix) + " " + Objects.hash(1, null, "x") + Objects.requireNonNull("r") + Objects.equals(null, null) + Objects.toString(null, "d"));
    }
}
