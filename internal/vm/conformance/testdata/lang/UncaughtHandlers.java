/** Handlers of exceptions that end threads. */
public class UncaughtHandlers {
    static Thread failing(String name, final RuntimeException e) {
        return new Thread(name) {
            public void run() {
                throw e;
            }
        };
    }

    static void runToEnd(Thread t) throws InterruptedException {
        t.start();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        final Thread.UncaughtExceptionHandler print = new Thread.UncaughtExceptionHandler() {
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("default: " + t.getName() + " " + (e instanceof NullPointerException ? "npe" : "" + e) + " " + t.isAlive() + " " + (Thread.currentThread() == t));
            }
        };
        System.out.println(Thread.getDefaultUncaughtExceptionHandler());
        Thread.setDefaultUncaughtExceptionHandler(print);
        runToEnd(failing("a", new RuntimeException("1")));
        Thread own = failing("b", new IllegalStateException("2"));
        System.out.println(own.getUncaughtExceptionHandler() == own.getThreadGroup());
        own.setUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() {
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("own: " + e.getMessage());
                throw new Error("handlers may fail");
            }
        });
        runToEnd(own);
        ThreadGroup g = new ThreadGroup("group") {
            public void uncaughtException(Thread t, Throwable e) {
                System.out.println("group: " + t.getName());
                super.uncaughtException(t, e);
            }
        };
        runToEnd(new Thread(g, new Runnable() {
            public void run() {
                Object o = null;
                o.hashCode();
            }
        }, "c") {
            public String toString() {
                return "odd";
            }
        });
        runToEnd(new Thread() {
            public void run() {
                try {
                    throw new RuntimeException("caught");
                } catch (RuntimeException e) {
                    System.out.println("inside");
                }
            }
        });
        System.out.println("main goes on");
        Thread.setDefaultUncaughtExceptionHandler(null);
    }
}
