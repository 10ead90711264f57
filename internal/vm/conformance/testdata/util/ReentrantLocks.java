import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A lock's holds, conditions, interrupts, and what it says of itself. */
public class ReentrantLocks {
    static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

    static Thread run(String name, Runnable r) throws InterruptedException {
        Thread t = new Thread(r, name);
        t.start();
        return t;
    }

    static void until(java.util.function.BooleanSupplier b) throws InterruptedException {
        while (!b.getAsBoolean()) {
            Thread.sleep(1);
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        System.out.println(lock.isLocked() + " " + lock.isFair() + lock.getHoldCount() + lock.toString().replaceAll(".*\\[", "["));
        lock.lock();
        lock.lock();
        System.out.println(lock.tryLock() + " " + lock.getHoldCount() + lock.isHeldByCurrentThread() + lock.toString().replaceAll(".*\\[", "["));
        lock.unlock();
        lock.unlock();
        lock.unlock();
        Runnable[] bad = {lock::unlock, c::signal, c::signalAll, () -> lock.hasWaiters(c), () -> {
            try {
                c.await();
            } catch (InterruptedException e) {
                System.out.println("?");
            }
        }, () -> lock.hasWaiters(new ReentrantLock().newCondition())};
        for (Runnable r : bad) {
            try {
                r.run();
                System.out.println("passed");
            } catch (IllegalMonitorStateException | IllegalArgumentException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        lock.lock();
        Thread waiter = run("w", () -> {
            LOG.add("try " + lock.tryLock());
            try {
                LOG.add("timed " + lock.tryLock(2, TimeUnit.MILLISECONDS));
                lock.lockInterruptibly();
            } catch (InterruptedException e) {
                LOG.add("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        until(() -> lock.hasQueuedThread(waiter) && LOG.size() == 2);
        System.out.println(lock.hasQueuedThreads() + " " + lock.getQueueLength());
        waiter.interrupt();
        waiter.join();
        lock.unlock();
        System.out.println(LOG + " " + lock.hasQueuedThreads());
        LOG.clear();
        int[] ready = {0};
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int n = i;
            int before = i;
            ts[i] = run("t" + i, () -> {
                lock.lock();
                lock.lock();
                try {
                    ready[0]++;
                    c.await();
                    LOG.add("woke " + n + " holds " + lock.getHoldCount());
                } catch (InterruptedException e) {
                    LOG.add("interrupted " + n);
                } finally {
                    lock.unlock();
                    lock.unlock();
                }
            });
            until(() -> {
                lock.lock();
                try {
                    return lock.getWaitQueueLength(c) == before + 1;
                } finally {
                    lock.unlock();
                }
            });
        }
        lock.lock();
        System.out.println(ready[0] + " " + lock.hasWaiters(c));
        c.signal();
        lock.unlock();
        ts[0].join();
        ts[1].interrupt();
        ts[1].join();
        lock.lock();
        c.signalAll();
        LOG.add("signalled");
        lock.unlock();
        ts[2].join();
        System.out.println(LOG);
        lock.lock();
        System.out.println(c.await(1, TimeUnit.MILLISECONDS) + " " + (c.awaitNanos(1000) <= 0) + c.awaitUntil(new java.util.Date(0)) + lock.isHeldByCurrentThread());
        Thread.currentThread().interrupt();
        try {
            c.await();
        } catch (InterruptedException e) {
            System.out.println("await refused " + Thread.interrupted());
        }
        Thread.currentThread().interrupt();
        try {
            lock.lockInterruptibly();
        } catch (InterruptedException e) {
            System.out.println("lock refused " + lock.getHoldCount());
        }
        lock.unlock();
        System.out.println(new ReentrantLock(true).isFair());
    }
}
