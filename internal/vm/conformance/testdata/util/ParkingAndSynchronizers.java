import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.LockSupport;

/** Permits of LockSupport, and an app's own synchronizers. */
public class ParkingAndSynchronizers {
    /** Opens for good. */
    static class Gate extends AbstractQueuedSynchronizer {
        @Override
        protected int tryAcquireShared(int ignored) {
            return getState() == 1 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int ignored) {
            setState(1);
            return true;
        }
    }

    /** Not reentrant. */
    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            if (compareAndSetState(0, 1)) {
                setExclusiveOwnerThread(Thread.currentThread());
                return true;
            }
            return false;
        }

        @Override
        protected boolean tryRelease(int n) {
            if (getExclusiveOwnerThread() != Thread.currentThread()) {
                throw new IllegalMonitorStateException("not mine");
            }
            setExclusiveOwnerThread(null);
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        ConditionObject condition() {
            return new ConditionObject();
        }
    }

    public static void main(String[] args) throws Exception {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        LockSupport.parkNanos(1000);
        LockSupport.parkUntil(0);
        LockSupport.unpark(null);
        Thread.currentThread().interrupt();
        LockSupport.park();
        System.out.println("interrupted " + Thread.interrupted());
        Object blocker = "why";
        Thread t = new Thread(() -> LockSupport.park(blocker));
        t.start();
        while (LockSupport.getBlocker(t) == null) {
            Thread.sleep(1);
        }
        System.out.println(LockSupport.getBlocker(t) + " " + t.getState());
        LockSupport.unpark(t);
        t.join();
        System.out.println(LockSupport.getBlocker(t) + " " + t.getState());
        Gate g = new Gate();
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                g.acquireShared(1);
                log.add("through");
            });
            ts[i].start();
        }
        while (g.getQueueLength() < 3) {
            Thread.sleep(1);
        }
        System.out.println(g.hasQueuedThreads() + " " + g.isQueued(ts[0]) + log + g.tryAcquireSharedNanos(1, 1000) + g.hasContended());
        g.releaseShared(1);
        for (Thread x : ts) {
            x.join();
        }
        System.out.println(log + " " + g.hasQueuedThreads() + g.toString().replaceAll(".*\\[", "["));
        Mutex m = new Mutex();
        m.acquire(1);
        Thread w = new Thread(() -> {
            try {
                log.add("timed " + m.tryAcquireNanos(1, TimeUnit.MILLISECONDS.toNanos(1)));
                m.acquireInterruptibly(1);
            } catch (InterruptedException e) {
                log.add("interrupted");
            }
            try {
                m.release(1);
            } catch (IllegalMonitorStateException e) {
                log.add(e.getMessage());
            }
        });
        w.start();
        while (!m.isQueued(w) || log.size() < 4) {
            Thread.sleep(1);
        }
        w.interrupt();
        w.join();
        AbstractQueuedSynchronizer.ConditionObject c = m.condition();
        System.out.println(log + " " + c.await(1, TimeUnit.MILLISECONDS) + m.hasWaiters(c) + m.owns(c) + m.release(1));
        try {
            c.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("signal without the lock");
        }
        try {
            m.acquireShared(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("not shared");
        }
    }
}
