package java.util.concurrent;

import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A number of permits. */
public class Semaphore implements Serializable {
    private static final long serialVersionUID = -3222578661600680210L;
    private final Sync sync;

    private static final class Sync extends AbstractQueuedSynchronizer {
        final boolean fair;

        Sync(int permits, boolean fair) {
            setState(permits);
            this.fair = fair;
        }

        int permits() {
            return getState();
        }

        protected int tryAcquireShared(int n) {
            return take(n, fair);
        }

        int take(int n, boolean polite) {
            for (;;) {
                if (polite && hasQueuedPredecessors()) {
                    return -1;
                }
                int c = getState();
                int left = c - n;
                if (left < 0 || compareAndSetState(c, left)) {
                    return left;
                }
            }
        }

        protected boolean tryReleaseShared(int n) {
            for (;;) {
                int c = getState();
                if (c + n < c) {
                    throw new Error("Maximum permit count exceeded");
                }
                if (compareAndSetState(c, c + n)) {
                    return true;
                }
            }
        }

        void reduce(int n) {
            for (;;) {
                int c = getState();
                if (c - n > c) {
                    throw new Error("Permit count underflow");
                }
                if (compareAndSetState(c, c - n)) {
                    return;
                }
            }
        }

        int drain() {
            for (;;) {
                int c = getState();
                if (c == 0 || compareAndSetState(c, 0)) {
                    return c;
                }
            }
        }
    }

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        sync = new Sync(permits, fair);
    }

    private static int check(int permits) {
        if (permits < 0) {
            throw new IllegalArgumentException();
        }
        return permits;
    }

    public void acquire() throws InterruptedException {
        sync.acquireSharedInterruptibly(1);
    }

    public void acquireUninterruptibly() {
        sync.acquireShared(1);
    }

    public boolean tryAcquire() {
        return sync.take(1, false) >= 0;
    }

    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        return sync.tryAcquireSharedNanos(1, unit.toNanos(timeout));
    }

    public void release() {
        sync.releaseShared(1);
    }

    public void acquire(int permits) throws InterruptedException {
        sync.acquireSharedInterruptibly(check(permits));
    }

    public void acquireUninterruptibly(int permits) {
        sync.acquireShared(check(permits));
    }

    public boolean tryAcquire(int permits) {
        return sync.take(check(permits), false) >= 0;
    }

    public boolean tryAcquire(int permits, long timeout, TimeUnit unit) throws InterruptedException {
        return sync.tryAcquireSharedNanos(check(permits), unit.toNanos(timeout));
    }

    public void release(int permits) {
        sync.releaseShared(check(permits));
    }

    public int availablePermits() {
        return sync.permits();
    }

    public int drainPermits() {
        return sync.drain();
    }

    protected void reducePermits(int reduction) {
        sync.reduce(check(reduction));
    }

    public boolean isFair() {
        return sync.fair;
    }

    public final boolean hasQueuedThreads() {
        return sync.hasQueuedThreads();
    }

    public final int getQueueLength() {
        return sync.getQueueLength();
    }

    protected Collection<Thread> getQueuedThreads() {
        return sync.getQueuedThreads();
    }

    public String toString() {
        return super.toString() + "[Permits = " + sync.permits() + "]";
    }
}
