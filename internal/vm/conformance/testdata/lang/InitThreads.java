/** Class initialisation with several threads. */
public class InitThreads {
    static StringBuffer log = new StringBuffer();

    static class Slow {
        static int value;

        static {
            log.append("begin ");
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                log.append("interrupted ");
            }
            value = 7;
            log.append("end ");
        }

        static int get() {
            return value;
        }
    }

    static class A {
        static {
            pause();
        }

        static int v = 1;
        static int b() {
            return 2;
        }
    }

    static class Failing {
        static {
            pause();
            if (true) {
                throw new IllegalStateException("once");
            }
        }
    }

    static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            log.append("interrupted ");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[3];
        final int[] sum = new int[1];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread() {
                public void run() {
                    int v = Slow.get() + A.v;
                    synchronized (sum) {
                        sum[0] += v;
                    }
                }
            };
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(log + "" + sum[0]);
        final int[] counts = new int[2];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread() {
                public void run() {
                    try {
                        new Failing();
                    } catch (ExceptionInInitializerError e) {
                        synchronized (counts) {
                            counts[0]++;
                        }
                    } catch (NoClassDefFoundError e) {
                        synchronized (counts) {
                            counts[1]++;
                        }
                    }
                }
            };
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(counts[0] + " " + counts[1]);
    }
}
