import java.util.*;
import java.util.concurrent.*;

/** Random operations on every kind of deque and of priority queue. */
public class DequeModels {
    static Object step(Deque<Integer> d, Random r, int i) {
        int v = r.nextInt(12);
        switch (r.nextInt(15)) {
            case 0:
            case 1:
                return d.offerFirst(v);
            case 2:
            case 3:
                return d.offerLast(v);
            case 4:
                return d.pollFirst();
            case 5:
                return d.pollLast();
            case 6:
                return d.peekFirst() + "" + d.peekLast() + d.size();
            case 7:
                return d.removeFirstOccurrence(v);
            case 8:
                return d.removeLastOccurrence(v);
            case 9:
                return d.contains(v) + "" + d.remove(v);
            case 10:
                StringBuilder sb = new StringBuilder();
                for (Iterator<Integer> it = d.descendingIterator(); it.hasNext();) {
                    int x = it.next();
                    sb.append(x);
                    if (x == v) {
                        it.remove();
                    }
                }
                return sb.toString();
            case 11:
                return d.removeIf(x -> x == v + 1);
            case 12:
                d.push(i);
                return d.pop();
            case 13:
                return d.addAll(Arrays.asList(v, v));
            default:
                return d.toString() + Arrays.toString(d.toArray(new Integer[0]));
        }
    }

    public static void main(String[] args) {
        List<Deque<Integer>> all = Arrays.asList(new ArrayDeque<>(), new LinkedList<>(), new LinkedBlockingDeque<>(), new ConcurrentLinkedDeque<>());
        Random[] rs = new Random[all.size()];
        for (int i = 0; i < rs.length; i++) {
            rs[i] = new Random(8);
        }
        long hash = 0;
        for (int i = 0; i < 700; i++) {
            Object want = null;
            for (int k = 0; k < all.size(); k++) {
                Object got = step(all.get(k), rs[k], i);
                if (k == 0) {
                    want = got;
                } else if (!Objects.equals(want, got)) {
                    System.out.println("step " + i + " deque " + k + " " + want + " " + got);
                    return;
                }
            }
            hash = hash * 31 + Objects.hashCode(want);
        }
        System.out.println(hash + " " + all.get(0));
        PriorityQueue<Integer> p = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityBlockingQueue<Integer> b = new PriorityBlockingQueue<>(5, Comparator.reverseOrder());
        List<Integer> sorted = new ArrayList<>();
        Random r = new Random(9);
        for (int i = 0; i < 500; i++) {
            int v = r.nextInt(50);
            switch (r.nextInt(4)) {
                case 0:
                    Integer x = p.poll(), y = b.poll(), z = sorted.isEmpty() ? null : sorted.remove(0);
                    if (!Objects.equals(x, y) || !Objects.equals(x, z)) {
                        System.out.println("poll " + i + x + y + z);
                    }
                    break;
                case 1:
                    if (p.remove(v) != b.remove((Object) v) | p.contains(v) != b.contains(v)) {
                        System.out.println("remove " + i);
                    }
                    sorted.remove((Integer) v);
                    break;
                default:
                    p.add(v);
                    b.add(v);
                    sorted.add(v);
                    sorted.sort(Comparator.reverseOrder());
            }
        }
        List<Integer> rest = new ArrayList<>();
        b.drainTo(rest);
        System.out.println(rest.equals(sorted) + " " + p.size() + rest);
    }
}
