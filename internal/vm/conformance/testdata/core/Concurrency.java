import java.util.ArrayList;
import java.util.List;

public class Concurrency {
    static final Object lock = new Object();
    static int turn, shared;
    static volatile boolean stop;
    static synchronized void inc() { shared++; }
    static class Buffer {
        private final int[] items = new int[4]; private int n, in, out;
        synchronized void put(int v) throws InterruptedException { while (n == items.length) wait(); items[in] = v; in = (in + 1) % items.length; n++; notifyAll(); }
        synchronized int take() throws InterruptedException { while (n == 0) wait(); int v = items[out]; out = (out + 1) % items.length; n--; notifyAll(); return v; }
    }
    public static void main(String[] args) throws Exception {
        final Buffer buffer = new Buffer();
        final long[] sum = new long[1];
        Thread producer = new Thread() { public void run() { try { for (int i = 1; i <= 500; i++) buffer.put(i); buffer.put(-1); } catch (InterruptedException e) { } } };
        Thread consumer = new Thread(new Runnable() { public void run() { try { for (int v; (v = buffer.take()) >= 0; ) sum[0] += v; } catch (InterruptedException e) { } } }, "consumer");
        producer.start(); consumer.start(); producer.join(); consumer.join();
        System.out.println(sum[0] + " " + producer.isAlive() + " " + producer.getState() + " " + consumer.getName());
        List<Thread> threads = new ArrayList<Thread>();
        for (int i = 0; i < 3; i++) {
            final int me = i;
            Thread t = new Thread() {
                public void run() {
                    for (int k = 0; k < 3; k++) {
                        synchronized (lock) {
                            while (turn != me) { try { lock.wait(); } catch (InterruptedException e) { return; } }
                            System.out.println("turn " + me + " " + k);
                            turn = (turn + 1) % 3;
                            lock.notifyAll();
                        }
                    }
                    for (int k = 0; k < 1000; k++) inc();
                }
            };
            threads.add(t);
            t.start();
        }
        for (Thread t : threads) t.join();
        System.out.println(shared);
        Thread sleeper = new Thread() { public void run() { try { Thread.sleep(1000000); System.out.println("no"); } catch (InterruptedException e) { System.out.println("interrupted " + isInterrupted()); } } };
        sleeper.start();
        Thread.sleep(20);
        System.out.println(sleeper.getState());
        sleeper.interrupt();
        sleeper.join();
        Thread waiter = new Thread() { public void run() { synchronized (lock) { try { lock.wait(5); System.out.println("timed out"); lock.wait(); } catch (InterruptedException e) { System.out.println("woken " + Thread.holdsLock(lock)); } } } };
        waiter.start();
        Thread.sleep(50);
        System.out.println(waiter.getState());
        waiter.interrupt();
        waiter.join();
        Thread.currentThread().interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        try { lock.notify(); } catch (IllegalMonitorStateException e) { System.out.println("not owner"); }
        try { Thread t = new Thread(); t.start(); t.join(); t.start(); } catch (IllegalThreadStateException e) { System.out.println("started twice"); }
        final ThreadLocal<Integer> local = new ThreadLocal<Integer>() { protected Integer initialValue() { return 7; } };
        local.set(8);
        Thread lt = new Thread() { public void run() { System.out.println("local " + local.get()); } };
        lt.start(); lt.join();
        System.out.println("local " + local.get());
        Thread spin = new Thread() { public void run() { while (!stop) { } System.out.println("stopped"); } };
        spin.start();
        Thread.sleep(5);
        stop = true;
        spin.join();
        Thread bad = new Thread("bad") { public void run() { throw new IllegalStateException("in thread"); } };
        bad.setUncaughtExceptionHandler(new Thread.UncaughtExceptionHandler() { public void uncaughtException(Thread t, Throwable e) { System.out.println(t.getName() + " died of " + e); } });
        bad.start(); bad.join();
        long start = System.nanoTime();
        Thread.sleep(30);
        System.out.println((System.nanoTime() - start) / 1000000 >= 30);
        synchronized (lock) { synchronized (lock) { lock.notifyAll(); } System.out.println(Thread.holdsLock(lock)); }
        System.out.println(Thread.holdsLock(lock) + " " + Thread.currentThread().getName());
    }
}
