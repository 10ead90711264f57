package java.util.concurrent.locks;

/** A lock for many readers and one for one writer. */
public interface ReadWriteLock {
    Lock readLock();

    Lock writeLock();
}
