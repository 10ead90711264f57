/** Starting and joining threads. */
public class ThreadJoin {
    static int[] results = new int[5];

    public static void main(String[] args) throws InterruptedException {
        Thread[] all = new Thread[5];
        for (int i = 0; i < all.length; i++) {
            final int k = i;
            all[i] = new Thread(new Runnable() {
                public void run() {
                    int sum = 0;
                    for (int j = 0; j <= k * 1000; j++) {
                        sum += j;
                    }
                    results[k] = sum;
                }
            });
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
            System.out.println(t.isAlive() + " " + t.getState());
        }
        for (int r : results) {
            System.out.print(r + " ");
        }
        System.out.println();
        Thread never = new Thread();
        never.join();
        System.out.println(never.getState() + " " + never.isAlive());
        never.start();
        never.join(1000);
        System.out.println(never.getState());
        try {
            never.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("twice");
        }
        Thread slow = new Thread() {
            public void run() {
                try {
                    Thread.sleep(500);
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            }
        };
        slow.start();
        slow.join(20);
        System.out.println("still " + slow.isAlive());
        slow.join();
        System.out.println("now " + slow.isAlive());
        try {
            slow.join(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
