import java.util.ArrayList;
import java.util.List;

/** Threads that share monitors, conditions and interrupts, with results that no schedule changes. */
public class Philosophers {
    static class Fork {
        int uses;
    }

    static class Buffer {
        private final int[] items = new int[3];
        private int head, size;

        synchronized void put(int n) throws InterruptedException {
            while (size == items.length) {
                wait();
            }
            items[(head + size++) % items.length] = n;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (size == 0) {
                wait();
            }
            int n = items[head];
            head = (head + 1) % items.length;
            size--;
            notifyAll();
            return n;
        }
    }

    static class Barrier {
        private final int parties;
        private int waiting, generation;

        Barrier(int parties) {
            this.parties = parties;
        }

        synchronized int await() throws InterruptedException {
            int mine = generation;
            int order = waiting++;
            if (waiting == parties) {
                generation++;
                waiting = 0;
                notifyAll();
            }
            while (mine == generation) {
                wait();
            }
            return order;
        }
    }

    static int turns;

    public static void main(String[] args) throws Exception {
        final Fork[] forks = new Fork[5];
        for (int i = 0; i < 5; i++) {
            forks[i] = new Fork();
        }
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            final Fork a = forks[Math.min(i, (i + 1) % 5)], b = forks[Math.max(i, (i + 1) % 5)];
            Thread t = new Thread("p" + i) {
                public void run() {
                    for (int k = 0; k < 40; k++) {
                        synchronized (a) {
                            Thread.yield();
                            synchronized (b) {
                                a.uses++;
                                b.uses++;
                            }
                        }
                    }
                }
            };
            t.start();
            all.add(t);
        }
        for (Thread t : all) {
            t.join();
        }
        for (Fork f : forks) {
            System.out.print(f.uses + " ");
        }
        System.out.println();
        final Buffer buffer = new Buffer();
        final long[] sums = new long[2];
        Thread[] consumers = new Thread[2];
        for (int c = 0; c < 2; c++) {
            final int id = c;
            consumers[c] = new Thread(() -> {
                try {
                    for (int n; (n = buffer.take()) >= 0; ) {
                        sums[id] += n;
                    }
                } catch (InterruptedException e) {
                    sums[id] = -1;
                }
            });
            consumers[c].start();
        }
        for (int n = 1; n <= 200; n++) {
            buffer.put(n);
        }
        buffer.put(-1);
        buffer.put(-1);
        for (Thread t : consumers) {
            t.join();
        }
        System.out.println(sums[0] + sums[1]);
        final Barrier barrier = new Barrier(3);
        final int[] orders = new int[3];
        final int[] phases = new int[3];
        Thread[] workers = new Thread[3];
        for (int w = 0; w < 3; w++) {
            final int id = w;
            workers[w] = new Thread(() -> {
                try {
                    for (int p = 0; p < 4; p++) {
                        phases[id]++;
                        int order = barrier.await();
                        synchronized (orders) {
                            orders[order]++;
                        }
                        int least = Math.min(phases[0], Math.min(phases[1], phases[2]));
                        if (least < p + 1) {
                            System.out.println("too early");
                        }
                        barrier.await();
                    }
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
            });
            workers[w].start();
        }
        for (Thread t : workers) {
            t.join();
        }
        System.out.println(orders[0] + " " + orders[1] + " " + orders[2]);
        final Object lock = new Object();
        Thread[] ring = new Thread[4];
        final StringBuilder log = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            final int id = i;
            ring[i] = new Thread(() -> {
                for (int k = 0; k < 3; k++) {
                    synchronized (lock) {
                        while (turns % 4 != id) {
                            try {
                                lock.wait();
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                        turns++;
                        log.append(id);
                        lock.notifyAll();
                    }
                }
            });
        }
        for (int i = 3; i >= 0; i--) {
            ring[i].start();
        }
        for (Thread t : ring) {
            t.join();
        }
        System.out.println(log);
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    System.out.println("woken");
                } catch (InterruptedException e) {
                    System.out.println("interrupted " + Thread.currentThread().isInterrupted() + Thread.holdsLock(lock));
                }
            }
        });
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        waiter.interrupt();
        waiter.join();
        synchronized (lock) {
            lock.wait(5);
            lock.wait(0, 1000);
            System.out.println("timed out");
        }
        InheritableThreadLocal<String> inherited = new InheritableThreadLocal<String>() {
            protected String childValue(String s) {
                return s + "'s child";
            }
        };
        inherited.set("main");
        Thread child = new Thread(() -> System.out.println(inherited.get()));
        child.start();
        child.join();
        System.out.println(inherited.get());
    }
}
