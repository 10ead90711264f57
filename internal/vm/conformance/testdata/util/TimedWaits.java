import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** Waits that time out, with zero and negative times too. */
public class TimedWaits {
    interface Wait {
        Object run(long millis) throws Exception;
    }

    static void probe(String what, Wait w) throws Exception {
        StringBuilder sb = new StringBuilder(what);
        for (long ms : new long[] {0, -5, 3}) {
            long start = System.nanoTime();
            try {
                sb.append(' ').append(w.run(ms));
            } catch (TimeoutException e) {
                sb.append(" timeout:").append(e.getMessage());
            } catch (IllegalArgumentException e) {
                sb.append(" illegal");
            }
            sb.append(System.nanoTime() - start >= Math.max(0, ms) * 1_000_000 ? "" : " early");
        }
        System.out.println(sb);
    }

    public static void main(String[] args) throws Exception {
        TimeUnit u = TimeUnit.MILLISECONDS;
        ReentrantLock held = new ReentrantLock();
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        StampedLock st = new StampedLock();
        CountDownLatch up = new CountDownLatch(1), done = new CountDownLatch(1);
        Thread holder = new Thread(() -> {
            held.lock();
            rw.writeLock().lock();
            st.writeLock();
            up.countDown();
            try {
                done.await();
            } catch (InterruptedException e) {
                return;
            }
            held.unlock();
            rw.writeLock().unlock();
        });
        holder.start();
        up.await();
        probe("lock", ms -> held.tryLock(ms, u));
        probe("read", ms -> rw.readLock().tryLock(ms, u));
        probe("write", ms -> rw.writeLock().tryLock(ms, u));
        probe("stamped", ms -> st.tryReadLock(ms, u) + st.tryWriteLock(ms, u));
        done.countDown();
        holder.join();
        Condition c = held.newCondition();
        held.lock();
        probe("condition", ms -> c.await(ms, u) + "" + (c.awaitNanos(ms * 1000000) <= 0) + c.awaitUntil(new Date(System.currentTimeMillis() + ms)));
        held.unlock();
        probe("semaphore", ms -> new Semaphore(0).tryAcquire(ms, u) + "" + new Semaphore(1).tryAcquire(ms, u));
        probe("latch", ms -> new CountDownLatch(1).await(ms, u) + "" + new CountDownLatch(0).await(ms, u));
        probe("queue", ms -> new LinkedBlockingQueue<>().poll(ms, u) + "" + new ArrayBlockingQueue<>(1).offer(1, ms, u) + new SynchronousQueue<>().offer(1, ms, u));
        probe("future", ms -> new FutureTask<>(() -> 1).get(ms, u));
        probe("completable", ms -> new CompletableFuture<>().get(ms, u));
        probe("completed", ms -> CompletableFuture.completedFuture(5).get(ms, u));
        probe("barrier", ms -> new CyclicBarrier(2).await(ms, u));
        probe("phaser", ms -> new Phaser(1).awaitAdvanceInterruptibly(0, ms, u));
        probe("exchanger", ms -> new Exchanger<>().exchange(1, ms, u));
        probe("park", ms -> {
            LockSupport.unpark(Thread.currentThread());
            LockSupport.parkNanos(0);
            LockSupport.parkNanos(-1);
            LockSupport.park();
            LockSupport.parkNanos(ms <= 0 ? 1 : ms * 1000000);
            return "parked";
        });
        Object o = new Object();
        probe("wait", ms -> {
            synchronized (o) {
                if (ms == 0) {
                    o.wait(0, 1);
                } else {
                    o.wait(ms);
                }
            }
            return "woke";
        });
        probe("sleep", ms -> {
            Thread.sleep(ms);
            return "slept";
        });
        ExecutorService pool = Executors.newSingleThreadExecutor();
        probe("termination", ms -> pool.awaitTermination(ms, u));
        Future<?> f = pool.submit(() -> done.getCount());
        f.get();
        List<Callable<Integer>> slow = Arrays.asList(() -> 1, () -> {
            Thread.sleep(100000);
            return 2;
        });
        List<Future<Integer>> all = pool.invokeAll(slow, 20, u);
        System.out.println(all.get(0).isCancelled() + " " + all.get(1).isCancelled() + all.get(1).isDone());
        try {
            pool.invokeAny(Collections.singletonList(slow.get(1)), 2, u);
        } catch (TimeoutException e) {
            System.out.println("any timeout");
        }
        pool.shutdownNow();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS));
    }
}
