package java.util.concurrent.locks;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Collection;
import java.util.HashMap;
import java.util.concurrent.TimeUnit;

/** Many readers or one writer, both reentrant; a writer may read, too. */
public class ReentrantReadWriteLock implements ReadWriteLock, Serializable {
    private static final long serialVersionUID = -6992448646407690164L;
    private static final int ONE_READER = 1 << 16;
    private static final int WRITES = ONE_READER - 1;

    private final ReadLock readerLock;
    private final WriteLock writerLock;
    final Sync sync;

    /** The upper half of the state counts holds of readers, the lower half those of the writer. */
    private static final class Sync extends AbstractQueuedSynchronizer {
        final boolean fair;
        private transient HashMap<Thread, Integer> reads = new HashMap<Thread, Integer>();

        Sync(boolean fair) {
            this.fair = fair;
        }

        /** What comes out of a stream is not locked. */
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            reads = new HashMap<Thread, Integer>();
            setState(0);
        }

        int readsOf(Thread t) {
            synchronized (reads) {
                Integer n = reads.get(t);
                return n == null ? 0 : n.intValue();
            }
        }

        private void count(Thread t, int delta) {
            synchronized (reads) {
                int n = readsOf(t) + delta;
                if (n == 0) {
                    reads.remove(t);
                } else {
                    reads.put(t, n);
                }
            }
        }

        protected boolean tryAcquire(int n) {
            return tryWrite(n, fair);
        }

        boolean tryWrite(int n, boolean polite) {
            int c = getState();
            if (c != 0) {
                if ((c & WRITES) == 0 || getExclusiveOwnerThread() != Thread.currentThread()) {
                    return false;
                }
                if ((c & WRITES) + n > WRITES) {
                    throw new Error("Maximum lock count exceeded");
                }
                setState(c + n);
                return true;
            }
            if ((polite && hasQueuedPredecessors()) || !compareAndSetState(0, n)) {
                return false;
            }
            setExclusiveOwnerThread(Thread.currentThread());
            return true;
        }

        protected boolean tryRelease(int n) {
            if (!isHeldExclusively()) {
                throw new IllegalMonitorStateException();
            }
            int c = getState() - n;
            boolean free = (c & WRITES) == 0;
            if (free) {
                setExclusiveOwnerThread(null);
            }
            setState(c);
            return free;
        }

        protected int tryAcquireShared(int unused) {
            return tryRead(true) ? 1 : -1;
        }

        boolean tryRead(boolean polite) {
            Thread me = Thread.currentThread();
            for (;;) {
                int c = getState();
                if ((c & WRITES) != 0 && getExclusiveOwnerThread() != me) {
                    return false;
                }
                if (polite && readsOf(me) == 0 && (c & WRITES) == 0
                        && (fair ? hasQueuedPredecessors() : firstIsExclusive() && getFirstQueuedThread() != me)) {
                    return false;
                }
                if (c >>> 16 == WRITES) {
                    throw new Error("Maximum lock count exceeded");
                }
                if (compareAndSetState(c, c + ONE_READER)) {
                    count(me, 1);
                    return true;
                }
            }
        }

        protected boolean tryReleaseShared(int unused) {
            Thread me = Thread.currentThread();
            if (readsOf(me) == 0) {
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            }
            count(me, -1);
            for (;;) {
                int c = getState();
                if (compareAndSetState(c, c - ONE_READER)) {
                    return c - ONE_READER == 0;
                }
            }
        }

        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        ConditionObject newCondition() {
            return new ConditionObject();
        }

        Thread owner() {
            return writes() == 0 ? null : getExclusiveOwnerThread();
        }

        int readers() {
            return getState() >>> 16;
        }

        int writes() {
            return getState() & WRITES;
        }

        int state() {
            return getState();
        }
    }

    public ReentrantReadWriteLock() {
        this(false);
    }

    public ReentrantReadWriteLock(boolean fair) {
        sync = new Sync(fair);
        readerLock = new ReadLock(this);
        writerLock = new WriteLock(this);
    }

    public WriteLock writeLock() {
        return writerLock;
    }

    public ReadLock readLock() {
        return readerLock;
    }

    /** The readers' lock. */
    public static class ReadLock implements Lock, Serializable {
        private static final long serialVersionUID = -5992448646407690164L;
        private final Sync sync;

        protected ReadLock(ReentrantReadWriteLock lock) {
            sync = lock.sync;
        }

        public void lock() {
            sync.acquireShared(1);
        }

        public void lockInterruptibly() throws InterruptedException {
            sync.acquireSharedInterruptibly(1);
        }

        public boolean tryLock() {
            return sync.tryRead(false);
        }

        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return sync.tryAcquireSharedNanos(1, unit.toNanos(timeout));
        }

        public void unlock() {
            sync.releaseShared(1);
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return super.toString() + "[Read locks = " + sync.readers() + "]";
        }
    }

    /** The writer's lock. */
    public static class WriteLock implements Lock, Serializable {
        private static final long serialVersionUID = -4992448646407690164L;
        private final Sync sync;

        protected WriteLock(ReentrantReadWriteLock lock) {
            sync = lock.sync;
        }

        public void lock() {
            sync.acquire(1);
        }

        public void lockInterruptibly() throws InterruptedException {
            sync.acquireInterruptibly(1);
        }

        public boolean tryLock() {
            return sync.tryWrite(1, false);
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

        public String toString() {
            Thread o = sync.owner();
            return super.toString() + (o == null ? "[Unlocked]" : "[Locked by thread " + o.getName() + "]");
        }

        public boolean isHeldByCurrentThread() {
            return sync.isHeldExclusively();
        }

        public int getHoldCount() {
            return sync.isHeldExclusively() ? sync.writes() : 0;
        }
    }

    public final boolean isFair() {
        return sync.fair;
    }

    protected Thread getOwner() {
        return sync.owner();
    }

    public int getReadLockCount() {
        return sync.readers();
    }

    public boolean isWriteLocked() {
        return sync.writes() != 0;
    }

    public boolean isWriteLockedByCurrentThread() {
        return sync.isHeldExclusively();
    }

    public int getWriteHoldCount() {
        return writerLock.getHoldCount();
    }

    public int getReadHoldCount() {
        return sync.readsOf(Thread.currentThread());
    }

    protected Collection<Thread> getQueuedWriterThreads() {
        return sync.getExclusiveQueuedThreads();
    }

    protected Collection<Thread> getQueuedReaderThreads() {
        return sync.getSharedQueuedThreads();
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

    public boolean hasWaiters(Condition condition) {
        return sync.hasWaiters(mine(condition));
    }

    public int getWaitQueueLength(Condition condition) {
        return sync.getWaitQueueLength(mine(condition));
    }

    private static AbstractQueuedSynchronizer.ConditionObject mine(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof AbstractQueuedSynchronizer.ConditionObject)) {
            throw new IllegalArgumentException("not owner");
        }
        return (AbstractQueuedSynchronizer.ConditionObject) condition;
    }

    public String toString() {
        return super.toString() + "[Write locks = " + sync.writes() + ", Read locks = " + sync.readers() + "]";
    }
}
