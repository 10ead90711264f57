package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** Mutual exclusion that is taken and given back by calls. */
public interface Lock {
    void lock();

    void lockInterruptibly() throws InterruptedException;

    boolean tryLock();

    boolean tryLock(long time, TimeUnit unit) throws InterruptedException;

    void unlock();

    Condition newCondition();
}
