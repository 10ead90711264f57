/** The states that a thread goes through. */
public class ThreadStates {
    public static void main(String[] args) throws Exception {
        final Object lock = new Object();
        final Object gate = new Object();
        Thread t = new Thread() {
            public void run() {
                synchronized (lock) {
                    try {
                        lock.wait();
                        lock.wait(100000);
                        Thread.sleep(100000);
                    } catch (InterruptedException e) {
                        System.out.println("interrupted");
                    }
                }
                synchronized (gate) {
                    System.out.println("through the gate");
                }
            }
        };
        System.out.println(t.getState());
        synchronized (gate) {
            t.start();
            await(t, Thread.State.WAITING);
            synchronized (lock) {
                lock.notify();
            }
            await(t, Thread.State.TIMED_WAITING);
            t.interrupt();
            await(t, Thread.State.BLOCKED);
        }
        t.join();
        System.out.println(t.getState() + " " + Thread.currentThread().getState());
        for (Thread.State s : Thread.State.values()) {
            System.out.print(s + " ");
        }
        System.out.println();
    }

    static void await(Thread t, Thread.State s) throws InterruptedException {
        while (t.getState() != s) {
            Thread.sleep(1);
        }
        System.out.println(s);
    }
}
