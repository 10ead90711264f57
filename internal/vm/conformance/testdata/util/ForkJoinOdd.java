import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;

/** Fork and join, phasers, stamped locks, semaphores, exchangers. */
public class ForkJoinOdd {
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
        class Sum extends RecursiveTask<Long> {
            final int from, to;

            Sum(int from, int to) {
                this.from = from;
                this.to = to;
            }

            @Override
            protected Long compute() {
                if (to - from < 100) {
                    return LongStream.range(from, to).sum();
                }
                int mid = (from + to) >>> 1;
                Sum left = new Sum(from, mid), right = new Sum(mid, to);
                left.fork();
                return right.compute() + left.join();
            }
        }
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(pool.invoke(new Sum(0, 10000)) + " " + pool.getParallelism() + " " + new Sum(0, 500).invoke() + " " + ForkJoinTask.invokeAll(Arrays.asList(new Sum(0, 10), new Sum(0, 20))).stream().map(ForkJoinTask::join).collect(Collectors.toList()));
        RecursiveAction failing = new RecursiveAction() {
            @Override
            protected void compute() {
                throw new IllegalArgumentException("inside");
            }
        };
        attempt("failing", () -> pool.invoke(failing));
        System.out.println(failing.isCompletedAbnormally() + " " + failing.isDone() + " " + failing.getException().getClass().getName());
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS) + " " + pool.isShutdown());
        attempt("rejected", () -> pool.submit(() -> 1));
        Phaser ph = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                System.out.println("advance " + phase + " " + parties);
                return phase >= 2 || parties == 0;
            }
        };
        System.out.println(ph.register() + " " + ph.getRegisteredParties() + " " + ph.arrive() + " " + ph.getArrivedParties() + " " + ph.getUnarrivedParties() + " " + ph.arriveAndDeregister() + " " + ph.getPhase());
        System.out.println(ph.arriveAndAwaitAdvance() + " " + ph.arrive() + " " + ph.isTerminated() + " " + ph.arrive() + " " + (ph.register() < 0) + " " + (ph.getPhase() < 0));
        StampedLock lock = new StampedLock();
        long opt = lock.tryOptimisticRead();
        System.out.println(lock.validate(opt) + " " + lock.isReadLocked() + lock.isWriteLocked());
        long w = lock.writeLock();
        System.out.println(lock.validate(opt) + " " + lock.isWriteLocked() + " " + lock.tryReadLock() + " " + lock.tryOptimisticRead() + " " + lock.tryWriteLock(5, TimeUnit.MILLISECONDS));
        long r = lock.tryConvertToReadLock(w);
        System.out.println((r != 0) + " " + lock.getReadLockCount() + " " + (lock.tryReadLock() != 0) + lock.getReadLockCount() + " " + lock.tryConvertToWriteLock(r));
        lock.unlockRead(r);
        attempt("wrong stamp", () -> {
            lock.unlockWrite(12345);
            return "";
        });
        lock.asReadLock().unlock();
        System.out.println(lock.getReadLockCount() + " " + lock.tryUnlockRead() + " " + lock.tryUnlockWrite());
        Semaphore s = new Semaphore(2, true);
        System.out.println(s.tryAcquire(3) + " " + s.tryAcquire() + " " + s.availablePermits() + " " + s.drainPermits() + " " + s.tryAcquire(5, TimeUnit.MILLISECONDS) + " " + s.isFair());
        s.release(5);
        System.out.println(s.availablePermits() + " " + s.toString().replaceAll(".*\\[", "["));
        CyclicBarrier barrier = new CyclicBarrier(2, () -> System.out.println("tripped"));
        Thread t = new Thread(() -> {
            try {
                barrier.await();
                barrier.await();
            } catch (Exception e) {
                System.out.println("other " + e.getClass().getSimpleName());
            }
        });
        t.start();
        barrier.await();
        attempt("broken", () -> {
            while (barrier.getNumberWaiting() == 0) {
                Thread.sleep(1);
            }
            t.interrupt();
            t.join();
            return barrier.isBroken() + " " + barrier.await();
        });
        barrier.reset();
        System.out.println(barrier.isBroken() + " " + barrier.getParties());
        CountDownLatch latch = new CountDownLatch(2);
        latch.countDown();
        System.out.println(latch.await(5, TimeUnit.MILLISECONDS) + " " + latch.getCount());
        Exchanger<String> ex = new Exchanger<>();
        Thread u = new Thread(() -> {
            try {
                System.out.println("thread has " + ex.exchange("from thread"));
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        u.start();
        String got = ex.exchange("from main");
        u.join();
        System.out.println(got);
        attempt("alone", () -> ex.exchange("x", 5, TimeUnit.MILLISECONDS));
        LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
        LongAdder adder = new LongAdder();
        IntStream.range(0, 100).parallel().forEach(i -> {
            max.accumulate(i * 7 % 101);
            adder.add(i);
        });
        AtomicStampedReference<String> ref = new AtomicStampedReference<>("a", 1);
        int[] stamp = new int[1];
        System.out.println(max + " " + adder.sumThenReset() + " " + adder + " " + ref.compareAndSet("a", "b", 1, 2) + ref.compareAndSet("b", "c", 1, 2) + ref.get(stamp) + stamp[0] + " " + new AtomicInteger(5).getAndUpdate(x -> x * 2) + " " + new AtomicLong(5).accumulateAndGet(3, (x, y) -> x - y) + " " + new AtomicIntegerArray(new int[] {1, 2}).incrementAndGet(1));
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        System.out.println(rw.writeLock().tryLock() + " " + rw.getReadHoldCount() + " " + rw.getReadLockCount());
        attempt("not held", () -> {
            rw.writeLock().unlock();
            return "";
        });
    }
}
