package java.util.concurrent.locks;

import java.io.Serializable;
import java.util.concurrent.TimeUnit;

/** Reading, writing and optimistic reading, proven by stamps; not reentrant. */
public class StampedLock implements Serializable {
    private static final long serialVersionUID = -6001602636862214147L;
    private static final long WRITER = 128;
    private static final long READERS = 127;

    // Versions in the upper bits, a writer's bit, the number of readers below it.
    private long state = WRITER << 1;
    private int readers;
    private transient int waitingWriters;

    public StampedLock() {
    }

    private boolean written() {
        return (state & WRITER) != 0;
    }

    private long stampWrite() {
        state += WRITER;
        return state;
    }

    private long stampRead() {
        readers++;
        state = (state & ~READERS) | Math.min(readers, READERS - 1);
        return state;
    }

    private void endWrite() {
        state += WRITER;
        if (state == 0) {
            state = WRITER << 1;
        }
        notifyAll();
    }

    private void endRead() {
        readers--;
        state = (state & ~READERS) | Math.min(readers, READERS - 1);
        notifyAll();
    }

    /** Waits without or with a limit; false if the time is up. */
    private long await(boolean write, boolean interruptible, long nanos) throws InterruptedException {
        boolean interrupted = false;
        long deadline = nanos < 0 ? 0 : System.nanoTime() + nanos;
        synchronized (this) {
            if (write) {
                waitingWriters++;
            }
            try {
                while (write ? written() || readers > 0 : written() || (waitingWriters > 0 && readers > 0)) {
                    try {
                        if (nanos < 0) {
                            wait();
                        } else {
                            long rest = deadline - System.nanoTime();
                            if (rest <= 0) {
                                return 0;
                            }
                            wait(rest / 1000000, (int) (rest % 1000000));
                        }
                    } catch (InterruptedException e) {
                        if (interruptible) {
                            throw e;
                        }
                        interrupted = true;
                    }
                }
                return write ? stampWrite() : stampRead();
            } finally {
                if (write) {
                    waitingWriters--;
                }
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    private long await(boolean write) {
        try {
            return await(write, false, -1);
        } catch (InterruptedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public long writeLock() {
        return await(true);
    }

    public synchronized long tryWriteLock() {
        return written() || readers > 0 ? 0 : stampWrite();
    }

    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return await(true, true, Math.max(0, unit.toNanos(time)));
    }

    public long writeLockInterruptibly() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return await(true, true, -1);
    }

    public long readLock() {
        return await(false);
    }

    public synchronized long tryReadLock() {
        return written() ? 0 : stampRead();
    }

    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return await(false, true, Math.max(0, unit.toNanos(time)));
    }

    public long readLockInterruptibly() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return await(false, true, -1);
    }

    public synchronized long tryOptimisticRead() {
        return written() ? 0 : state & ~READERS;
    }

    public synchronized boolean validate(long stamp) {
        return stamp != 0 && (stamp & ~READERS) == (state & ~READERS);
    }

    public synchronized void unlockWrite(long stamp) {
        if (state != stamp || (stamp & WRITER) == 0) {
            throw new IllegalMonitorStateException();
        }
        endWrite();
    }

    public synchronized void unlockRead(long stamp) {
        if ((stamp & ~READERS) != (state & ~READERS) || (stamp & READERS) == 0 || readers == 0) {
            throw new IllegalMonitorStateException();
        }
        endRead();
    }

    public synchronized void unlock(long stamp) {
        if ((stamp & WRITER) != 0) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    public synchronized long tryConvertToWriteLock(long stamp) {
        if (!validate(stamp)) {
            return 0;
        }
        if ((stamp & WRITER) != 0) {
            return stamp;
        }
        if ((stamp & READERS) == 0) {
            return readers == 0 ? stampWrite() : 0;
        }
        if (readers != 1) {
            return 0;
        }
        readers = 0;
        state &= ~READERS;
        return stampWrite();
    }

    public synchronized long tryConvertToReadLock(long stamp) {
        if (!validate(stamp)) {
            return 0;
        }
        if ((stamp & WRITER) != 0) {
            endWrite();
            return stampRead();
        }
        return (stamp & READERS) != 0 ? stamp : stampRead();
    }

    public synchronized long tryConvertToOptimisticRead(long stamp) {
        if (!validate(stamp)) {
            return 0;
        }
        if ((stamp & WRITER) != 0) {
            endWrite();
        } else if ((stamp & READERS) != 0) {
            endRead();
        }
        return state & ~READERS;
    }

    public synchronized boolean tryUnlockWrite() {
        if (!written()) {
            return false;
        }
        endWrite();
        return true;
    }

    public synchronized boolean tryUnlockRead() {
        if (written() || readers == 0) {
            return false;
        }
        endRead();
        return true;
    }

    public synchronized boolean isWriteLocked() {
        return written();
    }

    public synchronized boolean isReadLocked() {
        return readers > 0;
    }

    public synchronized int getReadLockCount() {
        return readers;
    }

    public String toString() {
        return super.toString() + (isWriteLocked() ? "[Write-locked]"
                : isReadLocked() ? "[Read-locks:" + readers + "]" : "[Unlocked]");
    }

    private abstract class View implements Lock {
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public Lock asReadLock() {
        return new View() {
            public void lock() {
                readLock();
            }

            public void lockInterruptibly() throws InterruptedException {
                readLockInterruptibly();
            }

            public boolean tryLock() {
                return tryReadLock() != 0;
            }

            public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
                return tryReadLock(time, unit) != 0;
            }

            public void unlock() {
                if (!tryUnlockRead()) {
                    throw new IllegalMonitorStateException();
                }
            }
        };
    }

    public Lock asWriteLock() {
        return new View() {
            public void lock() {
                writeLock();
            }

            public void lockInterruptibly() throws InterruptedException {
                writeLockInterruptibly();
            }

            public boolean tryLock() {
                return tryWriteLock() != 0;
            }

            public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
                return tryWriteLock(time, unit) != 0;
            }

            public void unlock() {
                if (!tryUnlockWrite()) {
                    throw new IllegalMonitorStateException();
                }
            }
        };
    }

    public ReadWriteLock asReadWriteLock() {
        return new ReadWriteLock() {
            public Lock readLock() {
                return asReadLock();
            }

            public Lock writeLock() {
                return asWriteLock();
            }
        };
    }
}
