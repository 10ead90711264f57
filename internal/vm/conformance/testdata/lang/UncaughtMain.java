// alone
/** An exception that leaves main lets other threads finish. */
public class UncaughtMain {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println(t.getName() + " died of " + e);
            }
        });
        new Thread("worker") {
            public void run() {
                try {
                    sleep(50);
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
                System.out.println("worker is done");
            }
        }.start();
        throw new IllegalStateException("main fails");
    }
}
