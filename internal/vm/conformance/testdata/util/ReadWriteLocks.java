import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Readers together, writers alone; downgrades, stamps. */
public class ReadWriteLocks {
    static boolean other(java.util.concurrent.Callable<Boolean> c) throws Exception {
        boolean[] result = new boolean[1];
        Thread t = new Thread(() -> {
            try {
                result[0] = c.call();
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        t.start();
        t.join();
        return result[0];
    }

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.getReadHoldCount() + rw.isWriteLocked() + " " + rw.writeLock().tryLock() + " " + other(() -> rw.readLock().tryLock()) + other(() -> rw.writeLock().tryLock(1, TimeUnit.MILLISECONDS)));
        System.out.println(rw.toString().replaceAll(".*\\[", "[") + " " + rw.readLock().toString().replaceAll(".*\\[", "["));
        rw.readLock().unlock();
        rw.readLock().unlock();
        try {
            rw.writeLock().unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not the writer");
        }
        ReentrantReadWriteLock two = new ReentrantReadWriteLock(true);
        try {
            two.readLock().unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        two.writeLock().lock();
        two.writeLock().lock();
        two.readLock().lock();
        System.out.println(two.getWriteHoldCount() + " " + two.isWriteLockedByCurrentThread() + two.isFair() + other(() -> two.readLock().tryLock()) + two.writeLock().isHeldByCurrentThread() + two.writeLock().getHoldCount());
        two.writeLock().unlock();
        two.writeLock().unlock();
        System.out.println(two.isWriteLocked() + " " + two.getReadLockCount() + other(() -> two.readLock().tryLock() && two.getReadHoldCount() == 1));
        two.readLock().unlock();
        try {
            two.readLock().newCondition();
        } catch (UnsupportedOperationException e) {
            System.out.println("no condition");
        }
        StampedLock s = new StampedLock();
        long o = s.tryOptimisticRead();
        System.out.println(s.validate(o) + " " + s.validate(0));
        long w = s.writeLock();
        System.out.println(s.isWriteLocked() + " " + s.validate(o) + s.tryReadLock() + " " + s.tryOptimisticRead() + s.tryWriteLock() + " " + (s.tryConvertToReadLock(w) != 0) + s.isReadLocked() + s.getReadLockCount());
        long r = s.tryReadLock();
        System.out.println((r != 0) + " " + s.getReadLockCount() + s.tryConvertToWriteLock(r) + s.tryWriteLock(1, TimeUnit.MILLISECONDS));
        s.unlockRead(r);
        try {
            s.unlockWrite(12345);
        } catch (IllegalMonitorStateException e) {
            System.out.println("wrong stamp");
        }
        AtomicInteger inside = new AtomicInteger(), most = new AtomicInteger(), value = new AtomicInteger();
        ReentrantReadWriteLock shared = new ReentrantReadWriteLock();
        Thread[] ts = new Thread[6];
        for (int i = 0; i < ts.length; i++) {
            boolean writer = i % 3 == 0;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) {
                    (writer ? shared.writeLock() : shared.readLock()).lock();
                    if (writer) {
                        int before = value.get();
                        Thread.yield();
                        value.set(before + 1);
                        most.accumulateAndGet(inside.get(), Math::max);
                    } else {
                        inside.incrementAndGet();
                        Thread.yield();
                        inside.decrementAndGet();
                    }
                    (writer ? shared.writeLock() : shared.readLock()).unlock();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(value + " " + most + " " + shared.getReadLockCount());
    }
}
