import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Money moved by many threads under different kinds of locks; the sum stays. */
public class BankAccounts {
    interface Bank {
        void move(int from, int to, int amount);

        int total();
    }

    static class Monitor implements Bank {
        final int[] a = new int[6];

        @Override
        public synchronized void move(int f, int t, int n) {
            if (a[f] >= n) {
                a[f] -= n;
                Thread.yield();
                a[t] += n;
            }
        }

        @Override
        public synchronized int total() {
            return Arrays.stream(a).sum();
        }
    }

    static class Ordered implements Bank {
        final int[] a = new int[6];
        final Lock[] l = new Lock[6];

        Ordered() {
            Arrays.setAll(l, i -> new ReentrantLock());
        }

        @Override
        public void move(int f, int t, int n) {
            Lock x = l[Math.min(f, t)], y = l[Math.max(f, t)];
            x.lock();
            try {
                y.lock();
                try {
                    if (a[f] >= n) {
                        a[f] -= n;
                        Thread.yield();
                        a[t] += n;
                    }
                } finally {
                    y.unlock();
                }
            } finally {
                x.unlock();
            }
        }

        @Override
        public int total() {
            return Arrays.stream(a).sum();
        }
    }

    static class Stamped implements Bank {
        final int[] a = new int[6];
        final StampedLock l = new StampedLock();

        @Override
        public void move(int f, int t, int n) {
            long s = l.readLock();
            try {
                while (a[f] >= n) {
                    long w = l.tryConvertToWriteLock(s);
                    if (w != 0) {
                        s = w;
                        a[f] -= n;
                        a[t] += n;
                        break;
                    }
                    l.unlockRead(s);
                    s = l.writeLock();
                }
            } finally {
                l.unlock(s);
            }
        }

        @Override
        public int total() {
            long s = l.tryOptimisticRead();
            int sum = Arrays.stream(a).sum();
            if (!l.validate(s)) {
                s = l.readLock();
                sum = Arrays.stream(a).sum();
                l.unlockRead(s);
            }
            return sum;
        }
    }

    static class Atomic implements Bank {
        final AtomicIntegerArray a = new AtomicIntegerArray(6);

        @Override
        public void move(int f, int t, int n) {
            for (;;) {
                int now = a.get(f);
                if (now < n) {
                    return;
                }
                Thread.yield();
                if (a.compareAndSet(f, now, now - n)) {
                    a.addAndGet(t, n);
                    return;
                }
            }
        }

        @Override
        public int total() {
            int s = 0;
            for (int i = 0; i < a.length(); i++) {
                s += a.get(i);
            }
            return s;
        }
    }

    static void run(Bank b) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int seed = i;
            fs.add(pool.submit(() -> {
                Random r = new Random(seed);
                int done = 0;
                for (int k = 0; k < 40; k++) {
                    int f = r.nextInt(6), t = r.nextInt(6);
                    if (f != t) {
                        b.move(f, t, 1 + r.nextInt(5));
                        done++;
                    }
                }
                return done;
            }));
        }
        int done = 0;
        for (Future<Integer> f : fs) {
            done += f.get();
        }
        pool.shutdown();
        System.out.println(b.getClass().getSimpleName() + " " + b.total() + " " + done + " " + pool.awaitTermination(5, TimeUnit.SECONDS));
    }

    public static void main(String[] args) throws Exception {
        Monitor m = new Monitor();
        Arrays.fill(m.a, 100);
        run(m);
        Ordered o = new Ordered();
        Arrays.fill(o.a, 100);
        run(o);
        Stamped s = new Stamped();
        Arrays.fill(s.a, 100);
        run(s);
        Atomic a = new Atomic();
        for (int i = 0; i < 6; i++) {
            a.a.set(i, 100);
        }
        run(a);
    }
}
