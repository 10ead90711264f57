/** Threads that sleep end in the order of their times. */
public class SleepOrder {
    public static void main(String[] args) throws Exception {
        final int[] times = {80, 20, 140, 50, 110};
        final StringBuffer out = new StringBuffer();
        Thread[] all = new Thread[times.length];
        for (int i = 0; i < times.length; i++) {
            final int t = times[i];
            all[i] = new Thread() {
                public void run() {
                    try {
                        sleep(t);
                        out.append(t).append(' ');
                    } catch (InterruptedException e) {
                        out.append("!");
                    }
                }
            };
        }
        for (Thread t : all) {
            t.start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(out);
        long start = System.currentTimeMillis();
        Thread.sleep(0);
        Thread.sleep(3, 500000);
        System.out.println(System.currentTimeMillis() - start >= 3);
        for (int bad = 0; bad < 3; bad++) {
            try {
                if (bad == 0) {
                    Thread.sleep(-1);
                } else {
                    Thread.sleep(1, bad == 1 ? -1 : 1000000);
                }
            } catch (IllegalArgumentException e) {
                System.out.println("refused");
            }
        }
    }
}
