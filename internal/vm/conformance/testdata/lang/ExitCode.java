// alone
/** System.exit ends everything, finally blocks included. */
public class ExitCode {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            public void run() {
                System.out.println("hook");
            }
        });
        new Thread() {
            public void run() {
                synchronized (this) {
                    try {
                        wait();
                    } catch (InterruptedException e) {
                        System.out.println("interrupted");
                    }
                }
            }
        }.start();
        try {
            System.out.println("before");
            System.exit(3);
            System.out.println("never");
        } finally {
            System.out.println("never either");
        }
    }
}
