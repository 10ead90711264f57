package java.util.concurrent.locks;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/** A lock its owner may take again. */
public class ReentrantLock implements Lock, Serializable {
    private static final long serialVersionUID = 7373984872572414699L;
    private final Sync sync;

    /** The state counts how often the owner holds the lock. */
    private static final class Sync extends AbstractQueuedSynchronizer {
        final boolean fair;

        Sync(boolean fair) {
            this.fair = fair;
        }

        /** What comes out of a stream is not locked. */
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            setState(0);
        }

        boolean tryLock(int n, boolean polite) {
            Thread me = Thread.currentThread();
            int c = getState();
            if (c == 0) {
                if ((!polite || !hasQueuedPredecessors()) && compareAndSetState(0, n)) {
                    setExclusiveOwnerThread(me);
                    return true;
                }
                return false;
            }
            if (getExclusiveOwnerThread() != me) {
                return false;
            }
            if (c + n < 0) {
                throw new Error("Maximum lock count exceeded");
            }
            setState(c + n);
            return true;
        }

        protected boolean tryAcquire(int n) {
            return tryLock(n, fair);
        }

        protected boolean tryRelease(int n) {
            if (Thread.currentThread() != getExclusiveOwnerThread()) {
                throw new IllegalMonitorStateException();
            }
            int c = getState() - n;
            if (c == 0) {
                setExclusiveOwnerThread(null);
            }
            setState(c);
            return c == 0;
        }

        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        ConditionObject newCondition() {
            return new ConditionObject();
        }

        Thread owner() {
            return getState() == 0 ? null : getExclusiveOwnerThread();
        }

        int holds() {
            return isHeldExclusively() ? getState() : 0;
        }

        boolean locked() {
            return getState() != 0;
        }
    }

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean fair) {
        sync = new Sync(fair);
    }

    public void lock() {
        sync.acquire(1);
    }

    public void lockInterruptibly() throws InterruptedException {
        sync.acquireInterruptibly(1);
    }

    public boolean tryLock() {
        return sync.tryLock(1, false);
    }

    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        return sync.tryAcquireNanos(1, unit.toNanos(timeout));
    }

    public void unlock() {
        sync.release(1);
    }

    public Condition newCondition() {
        return sync.newCondition();
    }

    public int getHoldCount() {
        return sync.holds();
    }

    public boolean isHeldByCurrentThread() {
        return sync.isHeldExclusively();
    }

    public boolean isLocked() {
        return sync.locked();
    }

    public final boolean isFair() {
        return sync.fair;
    }

    protected Thread getOwner() {
        return sync.owner();
    }

    public final boolean hasQueuedThreads() {
        return sync.hasQueuedThreads();
    }

    public final boolean hasQueuedThread(Thread thread) {
        return sync.isQueued(thread);
    }

    public final int getQueueLength() {
        return sync.getQueueLength();
    }

    protected Collection<Thread> getQueuedThreads() {
        return sync.getQueuedThreads();
    }

    private AbstractQueuedSynchronizer.ConditionObject mine(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof AbstractQueuedSynchronizer.ConditionObject)) {
            throw new IllegalArgumentException("not owner");
        }
        return (AbstractQueuedSynchronizer.ConditionObject) condition;
    }

    public boolean hasWaiters(Condition condition) {
        return sync.hasWaiters(mine(condition));
    }

    public int getWaitQueueLength(Condition condition) {
        return sync.getWaitQueueLength(mine(condition));
    }

    protected Collection<Thread> getWaitingThreads(Condition condition) {
        return sync.getWaitingThreads(mine(condition));
    }

    public String toString() {
        Thread o = sync.owner();
        return super.toString() + (o == null ? "[Unlocked]" : "[Locked by thread " + o.getName() + "]");
    }
}
