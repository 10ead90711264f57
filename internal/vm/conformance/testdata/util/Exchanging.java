import java.util.concurrent.*;

/** Two threads meet and swap; thread locals differ from thread to thread. */
public class Exchanging {
    static final ThreadLocal<StringBuilder> LOCAL = ThreadLocal.withInitial(() -> new StringBuilder("init "));
    static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<String>() {
        @Override
        protected String childValue(String parent) {
            return parent + "-child";
        }
    };

    public static void main(String[] args) throws Exception {
        Exchanger<String> x = new Exchanger<>();
        String[] got = new String[2];
        Thread t = new Thread(() -> {
            try {
                got[0] = x.exchange("from thread");
                got[1] = x.exchange(null);
            } catch (InterruptedException e) {
                got[0] = "?";
            }
        });
        t.start();
        String mine = x.exchange("from main"), second = x.exchange("again", 10, TimeUnit.SECONDS);
        t.join();
        System.out.println(mine + ", " + got[0] + ", " + second + ", " + got[1]);
        try {
            x.exchange("alone", 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
        Thread.currentThread().interrupt();
        try {
            x.exchange("alone");
        } catch (InterruptedException e) {
            System.out.println("interrupted");
        }
        LOCAL.get().append("main");
        INHERITED.set("parent");
        String[] seen = new String[3];
        Thread child = new Thread(() -> {
            seen[0] = LOCAL.get().append("child").toString();
            seen[1] = INHERITED.get();
            INHERITED.set("changed");
            LOCAL.remove();
            seen[2] = LOCAL.get().toString();
        });
        INHERITED.set("later");
        child.start();
        child.join();
        System.out.println(LOCAL.get() + " " + seen[0] + " " + seen[1] + " " + seen[2] + " " + INHERITED.get());
        INHERITED.remove();
        System.out.println(INHERITED.get() + " " + new ThreadLocal<Integer>().get());
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> LOCAL.get().append("one ")).get();
        System.out.println(pool.submit(() -> LOCAL.get().append("two").toString()).get());
        pool.shutdown();
        Object lock = new Object();
        int[] turn = {0};
        StringBuilder order = new StringBuilder();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int n = i;
            ts[i] = new Thread(() -> {
                synchronized (lock) {
                    for (int k = 0; k < 4; k++) {
                        while (turn[0] % 3 != n) {
                            try {
                                lock.wait();
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                        order.append((char) ('a' + n)).append(k);
                        turn[0]++;
                        lock.notifyAll();
                    }
                }
            });
            ts[i].start();
        }
        for (Thread y : ts) {
            y.join();
        }
        System.out.println(order);
    }
}
