/** A flag and a lazily made singleton between threads. */
public class Volatile {
    static volatile boolean started, stop;
    static int spins;

    static class Lazy {
        private static volatile Lazy instance;
        static int made;

        static Lazy get() {
            Lazy l = instance;
            if (l == null) {
                synchronized (Lazy.class) {
                    l = instance;
                    if (l == null) {
                        made++;
                        Thread.yield();
                        instance = l = new Lazy();
                    }
                }
            }
            return l;
        }
    }

    static class Holder {
        static int inits;
        static final Holder ONE = new Holder();

        Holder() {
            inits++;
            Thread.yield();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread spinner = new Thread() {
            public void run() {
                do {
                    spins++;
                    started = true;
                } while (!stop);
            }
        };
        spinner.start();
        while (!started) {
            Thread.sleep(1);
        }
        stop = true;
        spinner.join();
        System.out.println(spins > 0);
        final Object[] seen = new Object[8];
        Thread[] all = new Thread[8];
        for (int i = 0; i < all.length; i++) {
            final int k = i;
            all[i] = new Thread() {
                public void run() {
                    seen[k] = Lazy.get();
                    if (Holder.ONE == null) {
                        System.out.println("half made");
                    }
                }
            };
        }
        for (Thread t : all) {
            t.start();
        }
        boolean same = true;
        for (int i = 0; i < all.length; i++) {
            all[i].join();
            same &= seen[i] == seen[0];
        }
        System.out.println(same + " " + Lazy.made + " " + Holder.inits);
    }
}
