import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Counting with many threads: each right way gives the whole number. */
public class SynchronizedCounters {
    static int plain;
    static volatile int vol;
    static final Object LOCK = new Object();

    static synchronized void bump() {
        int x = plain;
        Thread.yield();
        plain = x + 1;
    }

    static void run(String name, Runnable r, Callable<Object> result) throws Exception {
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 25; k++) {
                    r.run();
                }
            });
        }
        for (Thread t : ts) {
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(name + " " + result.call());
    }

    public static void main(String[] args) throws Exception {
        run("synchronized", SynchronizedCounters::bump, () -> plain);
        run("block", () -> {
            synchronized (LOCK) {
                int x = vol;
                Thread.yield();
                vol = x + 1;
            }
        }, () -> vol);
        AtomicInteger a = new AtomicInteger();
        run("atomic", a::incrementAndGet, a::get);
        AtomicLong spin = new AtomicLong();
        run("compare and set", () -> {
            long x;
            do {
                x = spin.get();
                Thread.yield();
            } while (!spin.compareAndSet(x, x + 1));
        }, spin::get);
        LongAdder adder = new LongAdder();
        run("adder", adder::increment, adder::sum);
        ReentrantLock lock = new ReentrantLock(true);
        int[] n = {0};
        run("fair lock", () -> {
            lock.lock();
            try {
                int x = n[0];
                Thread.yield();
                n[0] = x + 1;
            } finally {
                lock.unlock();
            }
        }, () -> n[0]);
        Semaphore s = new Semaphore(1);
        int[] m = {0};
        run("semaphore", () -> {
            s.acquireUninterruptibly();
            int x = m[0];
            Thread.yield();
            m[0] = x + 1;
            s.release();
        }, () -> m[0]);
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        run("merge", () -> map.merge("k", 1, (x, y) -> {
            Thread.yield();
            return x + y;
        }), () -> map);
        ConcurrentHashMap<String, AtomicInteger> lazily = new ConcurrentHashMap<>();
        AtomicInteger made = new AtomicInteger();
        run("computeIfAbsent", () -> lazily.computeIfAbsent("k", k -> {
            made.incrementAndGet();
            Thread.yield();
            return new AtomicInteger();
        }).incrementAndGet(), () -> lazily + " " + made);
        ConcurrentSkipListMap<Integer, Integer> skip = new ConcurrentSkipListMap<>();
        run("skip list merge", () -> skip.merge(1, 1, Integer::sum), () -> skip);
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>();
        run("copy on write", () -> cow.add(cow.size()), cow::size);
        List<Integer> list = Collections.synchronizedList(new LinkedList<>());
        run("synchronized list", () -> list.add(1), list::size);
        BlockingQueue<Integer> token = new ArrayBlockingQueue<>(1);
        token.add(0);
        run("token", () -> {
            try {
                token.put(token.take() + 1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, token::peek);
        AtomicReference<List<Integer>> immutable = new AtomicReference<>(Collections.emptyList());
        run("immutable list", () -> immutable.updateAndGet(l -> {
            List<Integer> next = new ArrayList<>(l);
            next.add(l.size());
            return next;
        }), () -> immutable.get().size() + " " + immutable.get().get(99));
        ExecutorService one = Executors.newSingleThreadExecutor();
        int[] confined = {0};
        run("confined", () -> one.execute(() -> confined[0]++), () -> {
            one.shutdown();
            return one.awaitTermination(5, TimeUnit.SECONDS) + " " + confined[0];
        });
    }
}
