import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** An interrupt ends each kind of waiting that can be ended, before and during. */
public class BlockingInterrupts {
    interface Wait {
        void run() throws Exception;
    }

    static void probe(String what, Wait wait) throws Exception {
        StringBuilder sb = new StringBuilder(what);
        Thread.currentThread().interrupt();
        try {
            wait.run();
            sb.append(" passed");
        } catch (InterruptedException e) {
            sb.append(" before:").append(Thread.currentThread().isInterrupted());
        }
        Thread.interrupted();
        Thread t = new Thread(() -> {
            try {
                wait.run();
                sb.append(" passed");
            } catch (InterruptedException e) {
                sb.append(" during:").append(Thread.currentThread().isInterrupted());
            } catch (Exception e) {
                sb.append(e);
            }
        });
        t.start();
        for (int i = 0; i < 1000 && t.getState() != Thread.State.WAITING && t.getState() != Thread.State.TIMED_WAITING; i++) {
            Thread.sleep(1);
        }
        t.interrupt();
        t.join();
        System.out.println(sb);
    }

    public static void main(String[] args) throws Exception {
        Object o = new Object();
        ReentrantLock l = new ReentrantLock();
        Condition c = l.newCondition();
        Semaphore s = new Semaphore(0);
        CountDownLatch latch = new CountDownLatch(1);
        ArrayBlockingQueue<Integer> full = new ArrayBlockingQueue<>(1);
        full.add(1);
        LinkedBlockingQueue<Integer> empty = new LinkedBlockingQueue<>();
        FutureTask<Integer> never = new FutureTask<>(() -> 1);
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1000000);
            } catch (InterruptedException e) {
                return;
            }
        });
        sleeper.start();
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        Thread holder = new Thread(() -> {
            rw.writeLock().lock();
            try {
                latch.await();
            } catch (InterruptedException e) {
                rw.writeLock().unlock();
            }
        });
        holder.start();
        while (!rw.isWriteLocked()) {
            Thread.sleep(1);
        }
        probe("sleep", () -> Thread.sleep(1000000));
        probe("wait", () -> {
            synchronized (o) {
                o.wait();
            }
        });
        probe("timed wait", () -> {
            synchronized (o) {
                o.wait(1000000);
            }
        });
        probe("join", sleeper::join);
        probe("condition", () -> {
            l.lock();
            try {
                c.await();
            } finally {
                l.unlock();
            }
        });
        probe("condition nanos", () -> {
            l.lock();
            try {
                c.awaitNanos(1L << 50);
            } finally {
                l.unlock();
            }
        });
        probe("semaphore", s::acquire);
        probe("semaphore timed", () -> s.tryAcquire(100, TimeUnit.HOURS));
        probe("latch", latch::await);
        probe("put", () -> full.put(2));
        probe("take", empty::take);
        probe("poll", () -> empty.poll(5, TimeUnit.DAYS));
        probe("offer", () -> full.offer(3, 5, TimeUnit.DAYS));
        probe("future", never::get);
        probe("future timed", () -> never.get(9, TimeUnit.HOURS));
        probe("completable", future::get);
        probe("read lock", () -> rw.readLock().lockInterruptibly());
        probe("write lock", () -> rw.writeLock().tryLock(9, TimeUnit.HOURS));
        probe("exchanger", () -> new Exchanger<String>().exchange(""));
        probe("synchronous", () -> new SynchronousQueue<String>().put(""));
        probe("phaser", () -> new Phaser(1).awaitAdvanceInterruptibly(0));
        probe("delay", () -> new DelayQueue<RunnableScheduledFuture<?>>().take());
        probe("termination", () -> new ForkJoinPool(1).awaitTermination(3, TimeUnit.HOURS));
        sleeper.interrupt();
        holder.interrupt();
    }
}
