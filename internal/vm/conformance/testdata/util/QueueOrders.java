import java.util.*;
import java.util.concurrent.*;

/** Equal priorities, drained orders, bulk operations and transfers of queues. */
public class QueueOrders {
    static final class Job implements Comparable<Job> {
        final int priority, serial;

        Job(int priority, int serial) {
            this.priority = priority;
            this.serial = serial;
        }

        @Override
        public int compareTo(Job o) {
            return Integer.compare(o.priority, priority);
        }

        @Override
        public String toString() {
            return priority + "/" + serial;
        }
    }

    public static void main(String[] args) throws Exception {
        PriorityQueue<Job> p = new PriorityQueue<>();
        PriorityBlockingQueue<Job> b = new PriorityBlockingQueue<>();
        for (int i = 0; i < 14; i++) {
            Job j = new Job(i * 5 % 3, i);
            p.add(j);
            b.add(j);
        }
        System.out.println(p + " " + p.toString().equals(b.toString()));
        StringBuilder sb = new StringBuilder();
        while (!p.isEmpty()) {
            sb.append(p.poll()).append(' ');
        }
        System.out.println(sb);
        List<Job> drained = new ArrayList<>();
        System.out.println(b.drainTo(drained, 5) + " " + drained + b.size());
        Iterator<Job> it = b.iterator();
        it.next();
        it.remove();
        b.removeIf(j -> j.serial % 2 == 0);
        System.out.println(b.size() + " " + b.peek().priority + b.comparator());
        PriorityQueue<Integer> heapified = new PriorityQueue<>(Arrays.asList(7, 3, 9, 1, 8, 2, 6)), copied = new PriorityQueue<>(heapified), grown = new PriorityQueue<>(1);
        grown.addAll(Arrays.asList(7, 3, 9, 1, 8, 2, 6));
        System.out.println(heapified + " " + copied + " " + grown + Arrays.toString(heapified.toArray(new Integer[0])));
        LinkedTransferQueue<String> t = new LinkedTransferQueue<>();
        List<String> got = Collections.synchronizedList(new ArrayList<>());
        Thread consumer = new Thread(() -> {
            try {
                got.add(t.take());
                got.add(t.take());
            } catch (InterruptedException e) {
                got.add("?");
            }
        });
        consumer.start();
        t.transfer("handed over");
        while (!t.hasWaitingConsumer()) {
            Thread.sleep(1);
        }
        System.out.println(t.tryTransfer("second") + " " + t.isEmpty());
        consumer.join();
        System.out.println(got + " " + t.getWaitingConsumerCount());
        Deque<Integer> d = new LinkedBlockingDeque<>(4);
        d.addAll(Arrays.asList(1, 2, 3));
        d.addFirst(0);
        try {
            d.addFirst(-1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + d);
        }
        Iterator<Integer> down = d.descendingIterator();
        down.next();
        down.remove();
        d.push(-1);
        System.out.println(d + " " + d.offerLast(9) + d.pollLast() + d.removeLastOccurrence(1) + d);
        ArrayBlockingQueue<Integer> ring = new ArrayBlockingQueue<>(3);
        for (int i = 0; i < 10; i++) {
            if (!ring.offer(i)) {
                ring.poll();
                ring.add(i);
            }
        }
        System.out.println(ring + " " + ring.remove(8) + ring + ring.remainingCapacity() + ring.contains(9) + Arrays.toString(ring.toArray()));
        SynchronousQueue<Integer> sync = new SynchronousQueue<>(true);
        int[] sum = {0};
        Thread sink = new Thread(() -> {
            try {
                for (int x = sync.take(); x >= 0; x = sync.take()) {
                    sum[0] = sum[0] * 10 + x;
                }
            } catch (InterruptedException e) {
                sum[0] = -1;
            }
        });
        sink.start();
        for (int i = 1; i < 6; i++) {
            sync.put(i);
        }
        sync.put(-1);
        sink.join();
        System.out.println(sum[0] + " " + sync.isEmpty() + sync.contains(1) + sync.iterator().hasNext() + sync.drainTo(new ArrayList<>()));
    }
}
