import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.IntFunction;

/** A cache under a read-write lock with a downgrade, and a pool of connections. */
public class ReaderWriterCache {
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    static final Map<String, Integer> DATA = new HashMap<>();
    static final AtomicInteger LOADS = new AtomicInteger();

    static int get(String k) {
        LOCK.readLock().lock();
        try {
            Integer v = DATA.get(k);
            if (v != null) {
                return v;
            }
        } finally {
            LOCK.readLock().unlock();
        }
        LOCK.writeLock().lock();
        try {
            int v = DATA.computeIfAbsent(k, x -> {
                LOADS.incrementAndGet();
                Thread.yield();
                return x.length();
            });
            LOCK.readLock().lock();
            return v;
        } finally {
            LOCK.writeLock().unlock();
            LOCK.readLock().unlock();
        }
    }

    static class Pool {
        final BlockingQueue<Integer> free = new LinkedBlockingQueue<>();
        final Set<Integer> used = ConcurrentHashMap.newKeySet();
        final AtomicInteger most = new AtomicInteger();

        Pool(int n) {
            for (int i = 0; i < n; i++) {
                free.add(i);
            }
        }

        <T> T with(IntFunction<T> f) throws InterruptedException {
            int c = free.take();
            if (!used.add(c)) {
                throw new IllegalStateException("given twice");
            }
            most.accumulateAndGet(used.size(), Math::max);
            try {
                return f.apply(c);
            } finally {
                used.remove(c);
                free.put(c);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(5);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            String k = "key" + "xxxx".substring(i % 4);
            fs.add(ex.submit(() -> get(k)));
        }
        int sum = 0;
        for (Future<Integer> f : fs) {
            sum += f.get();
        }
        System.out.println(sum + " " + LOADS + " " + new TreeMap<>(DATA) + LOCK.getReadLockCount() + LOCK.isWriteLocked());
        Pool pool = new Pool(3);
        List<Callable<Integer>> jobs = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int n = i;
            jobs.add(() -> pool.with(c -> {
                Thread.yield();
                if (n == 7) {
                    throw new IllegalArgumentException("query 7");
                }
                return n;
            }));
        }
        int total = 0, failed = 0;
        for (Future<Integer> f : ex.invokeAll(jobs)) {
            try {
                total += f.get();
            } catch (ExecutionException e) {
                failed++;
            }
        }
        System.out.println(total + " " + failed + " " + (pool.most.get() <= 3) + pool.used + new TreeSet<>(pool.free));
        ex.shutdown();
        System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS));
    }
}
