import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.*;

/** Queues with limits: what waits, what refuses, what is given back. */
public class BlockingQueues {
    static void probe(BlockingQueue<Integer> q) throws Exception {
        StringBuilder sb = new StringBuilder(q.getClass().getSimpleName()).append(' ');
        sb.append(q.offer(3)).append(q.offer(1)).append(q.offer(2)).append(q.offer(4)).append(q).append(q.remainingCapacity() > 1000 ? "many" : q.remainingCapacity());
        try {
            sb.append(q.add(5));
        } catch (IllegalStateException e) {
            sb.append(e.getMessage());
        }
        sb.append(q.offer(6, 1, TimeUnit.MILLISECONDS)).append(' ').append(q.peek()).append(q.element()).append(q.poll()).append(q.take()).append(q.contains(2)).append(q.remove(2)).append(q.remove(77)).append(q);
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 0) {
                    q.offer(null);
                } else if (i == 1) {
                    q.drainTo(q);
                } else {
                    q.put(null);
                }
            } catch (NullPointerException | IllegalArgumentException e) {
                sb.append(e.getClass().getSimpleName().charAt(0));
            }
        }
        List<Integer> to = new ArrayList<>();
        q.clear();
        q.addAll(Arrays.asList(9, 8, 7));
        sb.append(q.drainTo(to, 2)).append(to).append(q.drainTo(to)).append(to).append(q.isEmpty()).append(q.poll()).append(q.poll(1, TimeUnit.MILLISECONDS)).append(q.peek());
        try {
            q.remove();
        } catch (NoSuchElementException e) {
            sb.append("none");
        }
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 10; i++) {
                    q.put(i);
                }
            } catch (InterruptedException e) {
                sb.append("?");
            }
        });
        int sum = 0;
        producer.start();
        for (int i = 0; i < 10; i++) {
            sum += q.take();
        }
        producer.join();
        Thread taker = new Thread(() -> {
            try {
                q.take();
            } catch (InterruptedException e) {
                synchronized (sb) {
                    sb.append(" interrupted").append(Thread.currentThread().isInterrupted());
                }
            }
        });
        taker.start();
        taker.interrupt();
        taker.join();
        synchronized (sb) {
            System.out.println(sb.append(' ').append(sum).append(q.size()));
        }
    }

    public static void main(String[] args) throws Exception {
        probe(new ArrayBlockingQueue<>(3));
        probe(new LinkedBlockingQueue<>(3));
        probe(new LinkedBlockingDeque<>(3));
        probe(new LinkedBlockingQueue<>());
        probe(new PriorityBlockingQueue<>());
        probe(new LinkedTransferQueue<>());
        SynchronousQueue<String> s = new SynchronousQueue<>();
        System.out.println(s.offer("x") + " " + s.poll() + s.size() + s.peek() + s + s.remainingCapacity() + s.offer("x", 1, TimeUnit.MILLISECONDS) + s.poll(1, TimeUnit.MILLISECONDS));
        Thread t = new Thread(() -> {
            try {
                s.put("handed");
            } catch (InterruptedException e) {
                System.out.println("?");
            }
        });
        t.start();
        System.out.println(s.take());
        t.join();
        LinkedTransferQueue<String> l = new LinkedTransferQueue<>();
        System.out.println(l.tryTransfer("a") + " " + l.hasWaitingConsumer() + l.getWaitingConsumerCount() + l.tryTransfer("b", 1, TimeUnit.MILLISECONDS) + l);
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(2);
        d.putFirst(1);
        d.putLast(2);
        System.out.println(d.offerFirst(0) + " " + d.takeLast() + d.offerFirst(5) + d + d.pollLast(1, TimeUnit.MILLISECONDS) + d.takeFirst() + d.pollFirst(1, TimeUnit.MILLISECONDS));
        for (int i = 0; i < 3; i++) {
            try {
                System.out.println(i == 0 ? new ArrayBlockingQueue<>(0) : i == 1 ? new LinkedBlockingQueue<>(0) : new ArrayBlockingQueue<>(1, true, Arrays.asList(1, 2)));
            } catch (IllegalArgumentException e) {
                System.out.println("capacity " + e.getMessage());
            }
        }
    }
}
