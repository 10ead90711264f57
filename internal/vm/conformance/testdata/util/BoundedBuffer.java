import java.util.*;
import java.util.concurrent.locks.*;

/** A buffer with two conditions, shared by producers and consumers. */
public class BoundedBuffer {
    final Lock lock = new ReentrantLock();
    final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    final Object[] items = new Object[3];
    int head, tail, count, most;

    void put(Object x) throws InterruptedException {
        lock.lock();
        try {
            while (count == items.length) {
                notFull.await();
            }
            items[tail] = x;
            tail = (tail + 1) % items.length;
            most = Math.max(most, ++count);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    Object take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0) {
                notEmpty.await();
            }
            Object x = items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            count--;
            notFull.signal();
            return x;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        BoundedBuffer b = new BoundedBuffer();
        Set<Object> got = Collections.synchronizedSet(new TreeSet<>());
        List<Thread> ts = new ArrayList<>();
        for (int p = 0; p < 3; p++) {
            int base = p * 100;
            ts.add(new Thread(() -> {
                try {
                    for (int i = 0; i < 20; i++) {
                        b.put(base + i);
                    }
                } catch (InterruptedException e) {
                    got.add(-1);
                }
            }, "producer" + p));
        }
        int[] taken = new int[2];
        for (int c = 0; c < 2; c++) {
            int n = c;
            ts.add(new Thread(() -> {
                try {
                    for (;;) {
                        Object x = b.take();
                        if (x.equals("end")) {
                            return;
                        }
                        got.add(x);
                        taken[n]++;
                    }
                } catch (InterruptedException e) {
                    got.add(-2);
                }
            }, "consumer" + c));
        }
        for (Thread t : ts) {
            t.start();
        }
        for (Thread t : ts.subList(0, 3)) {
            t.join();
        }
        b.put("end");
        b.put("end");
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(got.size() + " " + got + " " + (taken[0] + taken[1]) + " " + b.count + (b.most <= 3));
        Thread stuck = new Thread(() -> {
            try {
                b.take();
            } catch (InterruptedException e) {
                got.clear();
            }
        });
        stuck.start();
        while (stuck.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        stuck.interrupt();
        stuck.join();
        System.out.println(got + " " + stuck.getState() + stuck.isAlive());
        // philosophers who all take the lower fork first never starve
        Lock[] forks = {new ReentrantLock(), new ReentrantLock(), new ReentrantLock(), new ReentrantLock(), new ReentrantLock()};
        int[] meals = new int[5];
        Thread[] table = new Thread[5];
        for (int i = 0; i < 5; i++) {
            int n = i, first = Math.min(i, (i + 1) % 5), second = Math.max(i, (i + 1) % 5);
            table[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    forks[first].lock();
                    Thread.yield();
                    forks[second].lock();
                    meals[n]++;
                    forks[second].unlock();
                    forks[first].unlock();
                }
            });
            table[i].start();
        }
        for (Thread t : table) {
            t.join();
        }
        System.out.println(Arrays.toString(meals));
    }
}
