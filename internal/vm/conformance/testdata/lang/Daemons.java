// alone
/** The program ends although a daemon still runs. */
public class Daemons {
    public static void main(String[] args) throws Exception {
        Thread daemon = new Thread() {
            public void run() {
                try {
                    while (true) {
                        Thread.sleep(1000000);
                    }
                } catch (InterruptedException e) {
                    System.out.println("no");
                } finally {
                    System.out.println("never");
                }
            }
        };
        daemon.setDaemon(true);
        daemon.start();
        new Thread() {
            public void run() {
                try {
                    Thread.sleep(30);
                } catch (InterruptedException e) {
                    System.out.println("no");
                }
                System.out.println("last");
            }
        }.start();
        System.out.println("main ends");
    }
}
