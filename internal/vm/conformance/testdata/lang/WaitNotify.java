/** Ping-pong, producers and consumers. */
public class WaitNotify {
    static class Box {
        private Integer value;

        synchronized void put(int v) throws InterruptedException {
            while (value != null) {
                wait();
            }
            value = v;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (value == null) {
                wait();
            }
            int v = value;
            value = null;
            notifyAll();
            return v;
        }
    }

    static boolean ping = true;

    public static void main(String[] args) throws Exception {
        final Object lock = new Object();
        final StringBuilder out = new StringBuilder();
        Thread a = new Thread() {
            public void run() {
                turn(lock, out, true, "ping ");
            }
        };
        Thread b = new Thread() {
            public void run() {
                turn(lock, out, false, "pong ");
            }
        };
        b.start();
        a.start();
        a.join();
        b.join();
        System.out.println(out);
        final Box box = new Box();
        final long[] sum = new long[2];
        Thread[] all = new Thread[6];
        for (int i = 0; i < 6; i++) {
            final int k = i;
            all[i] = new Thread() {
                public void run() {
                    try {
                        for (int j = 0; j < 100; j++) {
                            if (k < 3) {
                                box.put(k * 1000 + j);
                            } else {
                                int v = box.take();
                                synchronized (sum) {
                                    sum[0] += v;
                                    sum[1]++;
                                }
                            }
                        }
                    } catch (InterruptedException e) {
                        System.out.println(e);
                    }
                }
            };
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(sum[0] + " " + sum[1]);
        synchronized (lock) {
            long start = System.nanoTime();
            lock.wait(30);
            System.out.println(System.nanoTime() - start >= 25000000L);
        }
    }

    static void turn(Object lock, StringBuilder out, boolean mine, String word) {
        for (int i = 0; i < 5; i++) {
            synchronized (lock) {
                while (ping != mine) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                out.append(word);
                ping = !ping;
                lock.notify();
            }
        }
    }
}
