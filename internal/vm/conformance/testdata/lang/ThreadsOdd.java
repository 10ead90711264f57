import java.util.*;
import java.util.concurrent.*;

/** Threads joined, interrupted, uncaught; monitors misused. */
public class ThreadsOdd {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("uncaught");
        }, "worker");
        t.setUncaughtExceptionHandler((th, e) -> System.out.println(th.getName() + " died of " + e.getMessage() + " " + th.isAlive()));
        System.out.println(t.getState() + " " + t.isAlive() + " " + t.isDaemon() + " " + t.getPriority());
        t.start();
        t.join();
        System.out.println(t.getState() + " " + t.isAlive());
        attempt("again", () -> {
            t.start();
            return "";
        });
        Object lock = new Object();
        attempt("not owner", () -> {
            lock.notify();
            return "";
        });
        attempt("not owner", () -> {
            lock.wait(1);
            return "";
        });
        attempt("negative", () -> {
            synchronized (lock) {
                lock.wait(-1);
            }
            return "";
        });
        attempt("sleep", () -> {
            Thread.sleep(-1);
            return "";
        });
        Thread.currentThread().interrupt();
        attempt("interrupted sleep", () -> {
            Thread.sleep(1000);
            return "";
        });
        System.out.println(Thread.interrupted() + " " + Thread.currentThread().isInterrupted());
        Thread.currentThread().interrupt();
        attempt("interrupted join", () -> {
            Thread.currentThread().join(1000);
            return "";
        });
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
            Thread.sleep(1);
        }
        waiter.interrupt();
        waiter.join();
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                System.out.println("stirred");
            }
        });
        sleeper.setDaemon(true);
        sleeper.start();
        while (sleeper.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
        sleeper.interrupt();
        sleeper.join(5000);
        attempt("priority", () -> {
            new Thread().setPriority(11);
            return "";
        });
        attempt("name", () -> {
            new Thread().setName(null);
            return "";
        });
        attempt("daemon", () -> {
            Thread.currentThread().setDaemon(true);
            return "";
        });
        StringBuffer order = new StringBuffer();
        Thread[] ring = new Thread[4];
        Semaphore[] s = new Semaphore[4];
        for (int i = 0; i < 4; i++) {
            s[i] = new Semaphore(i == 0 ? 1 : 0);
        }
        for (int i = 0; i < 4; i++) {
            int n = i;
            ring[i] = new Thread(() -> {
                for (int k = 0; k < 3; k++) {
                    s[n].acquireUninterruptibly();
                    order.append((char) ('a' + n));
                    s[(n + 1) % 4].release();
                }
            });
            ring[i].start();
        }
        for (Thread r : ring) {
            r.join();
        }
        System.out.println(order);
        InheritableThreadLocal<String> in = new InheritableThreadLocal<String>() {
            @Override
            protected String childValue(String v) {
                return v + " child";
            }
        };
        in.set("mine");
        Thread c = new Thread(() -> System.out.println(in.get()));
        in.set("changed");
        c.start();
        c.join();
        ThreadGroup g = new ThreadGroup("group");
        Thread m = new Thread(g, () -> { }, "member");
        System.out.println(m.getThreadGroup().getName() + " " + g.getParent().getName() + " " + g.getMaxPriority());
        int[] shared = new int[1];
        Thread[] many = new Thread[5];
        for (int i = 0; i < many.length; i++) {
            many[i] = new Thread(() -> {
                for (int k = 0; k < 200; k++) {
                    synchronized (shared) {
                        shared[0]++;
                    }
                }
            });
            many[i].start();
        }
        for (Thread x : many) {
            x.join();
        }
        System.out.println(shared[0]);
    }
}
