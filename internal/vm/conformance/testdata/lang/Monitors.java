/** Nested monitors, monitors of classes and arrays, release by exceptions. */
public class Monitors {
    static class Account {
        final int id;
        int balance;

        Account(int id, int balance) {
            this.id = id;
            this.balance = balance;
        }
    }

    static void transfer(Account a, Account b, int amount) {
        Account first = a.id < b.id ? a : b;
        Account second = first == a ? b : a;
        synchronized (first) {
            Thread.yield();
            synchronized (second) {
                a.balance -= amount;
                Thread.yield();
                b.balance += amount;
            }
        }
    }

    static int nested(Object[] locks, int i) {
        if (i == locks.length) {
            return Thread.holdsLock(locks[0]) && Thread.holdsLock(locks[i - 1]) ? i : -1;
        }
        synchronized (locks[i]) {
            return nested(locks, i + 1);
        }
    }

    static synchronized boolean classLock() {
        return Thread.holdsLock(Monitors.class);
    }

    static void failing(Object lock) {
        synchronized (lock) {
            synchronized (lock) {
                throw new IllegalStateException();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        final Account[] accounts = {new Account(0, 1000), new Account(1, 1000), new Account(2, 1000)};
        Thread[] all = new Thread[6];
        for (int i = 0; i < all.length; i++) {
            final int k = i;
            all[i] = new Thread() {
                public void run() {
                    for (int j = 0; j < 100; j++) {
                        transfer(accounts[(k + j) % 3], accounts[(k + j * 2 + 1) % 3], j % 7);
                    }
                }
            };
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(accounts[0].balance + accounts[1].balance + accounts[2].balance);
        System.out.println(nested(new Object[] {"s", new int[1], Monitors.class, 5, new Object()}, 0) + " " + classLock() + " " + Thread.holdsLock(Monitors.class));
        Object lock = new Object();
        try {
            failing(lock);
        } catch (IllegalStateException e) {
            System.out.println(Thread.holdsLock(lock));
        }
        synchronized (lock) {
            for (int i = 0; i < 3; i++) {
                synchronized (lock) {
                    if (i == 1) {
                        continue;
                    }
                    if (i == 2) {
                        break;
                    }
                }
            }
            System.out.println(Thread.holdsLock(lock));
        }
        System.out.println(Thread.holdsLock(lock));
    }
}
