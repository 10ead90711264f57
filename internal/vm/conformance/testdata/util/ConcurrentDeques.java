import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Linked queues without limits or waits; their iterators follow changes. */
public class ConcurrentDeques {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(Arrays.asList(1, 2, 3));
        Iterator<Integer> it = q.iterator();
        it.next();
        q.add(4);
        q.remove(3);
        StringBuilder sb = new StringBuilder();
        it.forEachRemaining(sb::append);
        System.out.println(sb.toString().endsWith("4") + " " + q + q.peek() + q.poll() + q.size() + q.contains(4) + q.offer(9) + q);
        int n = 0;
        for (Integer i : q) {
            if (n++ < 5) {
                q.add(i + 100);
            }
        }
        System.out.println(n + " " + q);
        Iterator<Integer> rem = q.iterator();
        while (rem.hasNext()) {
            if (rem.next() > 100) {
                rem.remove();
            }
        }
        System.out.println(q + " " + q.removeAll(Arrays.asList(2)) + q.removeIf(x -> x == 9) + q + q.retainAll(Arrays.asList(5)) + q.isEmpty() + q.poll());
        for (int i = 0; i < 4; i++) {
            try {
                switch (i) {
                    case 0:
                        q.add(null);
                        break;
                    case 1:
                        q.element();
                        break;
                    case 2:
                        q.addAll(q);
                        break;
                    default:
                        q.remove();
                }
            } catch (NullPointerException | NoSuchElementException | IllegalArgumentException e) {
                System.out.print(e.getClass().getSimpleName() + " ");
            }
        }
        System.out.println(q.remove(null) + " " + q.contains(null));
        ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>();
        d.push("b");
        d.offerFirst("a");
        d.addLast("c");
        d.add("a");
        System.out.println(d + " " + d.peekFirst() + d.peekLast() + d.removeLastOccurrence("a") + d.removeFirstOccurrence("x") + d + d.pop() + d.pollLast() + d.getFirst() + d.removeLast() + d.pollFirst() + d);
        d.addAll(Arrays.asList("p", "q", "r"));
        Iterator<String> down = d.descendingIterator();
        System.out.print(down.next());
        down.remove();
        d.removeFirst();
        System.out.println(down.next() + " " + d + Arrays.toString(d.toArray(new String[0])));
        ConcurrentLinkedQueue<Integer> shared = new ConcurrentLinkedQueue<>();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int base = i * 1000;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    shared.add(base + k);
                    if (k % 9 == 0) {
                        Thread.yield();
                    }
                }
            });
            ts[i].start();
        }
        int taken = 0;
        long sum = 0;
        int[] last = {-1, -1, -1};
        boolean inOrder = true;
        while (taken < 300) {
            Integer x = shared.poll();
            if (x == null) {
                Thread.sleep(1);
                continue;
            }
            inOrder &= x % 1000 > last[x / 1000];
            last[x / 1000] = x % 1000;
            sum += x;
            taken++;
        }
        System.out.println(sum + " " + inOrder + shared.isEmpty());
        Collection<Integer> copy = new ConcurrentLinkedQueue<>(Arrays.asList(1, 2));
        System.out.println(copy.equals(new ConcurrentLinkedQueue<>(Arrays.asList(1, 2))) + " " + copy.stream().mapToInt(x -> x).sum());
    }
}
