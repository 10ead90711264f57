/** Counters under locks of all kinds. */
public class Synchronized {
    static int count;
    int own;

    static synchronized void up() {
        int c = count;
        Thread.yield();
        count = c + 1;
    }

    synchronized void upOwn() {
        int c = own;
        Thread.yield();
        own = c + 1;
    }

    static final Object LOCK = new Object();

    static int depth(int n) {
        synchronized (LOCK) {
            return n == 0 ? (Thread.holdsLock(LOCK) ? 1 : 0) : depth(n - 1) + 1;
        }
    }

    public static void main(String[] args) throws Exception {
        final Synchronized s = new Synchronized();
        final int[] third = {0};
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread() {
                public void run() {
                    for (int j = 0; j < 250; j++) {
                        up();
                        s.upOwn();
                        synchronized (third) {
                            int c = third[0];
                            if (j % 50 == 0) {
                                Thread.yield();
                            }
                            third[0] = c + 1;
                        }
                    }
                }
            };
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(count + " " + s.own + " " + third[0] + " " + depth(10) + " " + Thread.holdsLock(LOCK));
        try {
            synchronized (LOCK) {
                throw new RuntimeException("inside");
            }
        } catch (RuntimeException e) {
            System.out.println(Thread.holdsLock(LOCK));
        }
        try {
            LOCK.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println("notify without lock");
        }
        try {
            LOCK.wait(1);
        } catch (IllegalMonitorStateException e) {
            System.out.println("wait without lock");
        }
        synchronized (LOCK) {
            LOCK.notifyAll();
            LOCK.wait(5);
            try {
                LOCK.wait(-1);
            } catch (IllegalArgumentException e) {
                System.out.println("negative");
            }
        }
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
