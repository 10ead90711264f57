/** Interruption of sleeping, waiting, joining and running threads. */
public class Interrupts {
    static abstract class Worker extends Thread {
        volatile boolean ready;

        abstract void work() throws InterruptedException;

        public void run() {
            try {
                work();
                System.out.println(getName() + " finished " + isInterrupted());
            } catch (InterruptedException e) {
                System.out.println(getName() + " interrupted " + isInterrupted());
            }
        }
    }

    static void test(Worker w, String name) throws InterruptedException {
        w.setName(name);
        w.start();
        while (!w.ready) {
            Thread.sleep(1);
        }
        Thread.sleep(20);
        w.interrupt();
        w.join();
    }

    public static void main(String[] args) throws InterruptedException {
        test(new Worker() {
            void work() throws InterruptedException {
                ready = true;
                Thread.sleep(100000);
            }
        }, "sleeper");
        test(new Worker() {
            synchronized void work() throws InterruptedException {
                ready = true;
                wait();
            }
        }, "waiter");
        test(new Worker() {
            void work() throws InterruptedException {
                Thread t = new Thread() {
                    public void run() {
                        try {
                            sleep(200);
                        } catch (InterruptedException e) {
                            System.out.println("no");
                        }
                    }
                };
                t.setDaemon(true);
                t.start();
                ready = true;
                t.join();
            }
        }, "joiner");
        test(new Worker() {
            void work() {
                ready = true;
                long n = 0;
                while (!isInterrupted()) {
                    n++;
                    if (n % 1000 == 0) {
                        Thread.yield();
                    }
                }
            }
        }, "spinner");
        Thread.currentThread().interrupt();
        System.out.println(Thread.currentThread().isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1);
            System.out.println("slept");
        } catch (InterruptedException e) {
            System.out.println("at once " + Thread.interrupted());
        }
        Thread.currentThread().interrupt();
        try {
            synchronized (args) {
                args.wait(1000);
            }
        } catch (InterruptedException e) {
            System.out.println("wait at once");
        }
        Thread fresh = new Thread();
        fresh.interrupt();
        System.out.println(fresh.getState());
    }
}
