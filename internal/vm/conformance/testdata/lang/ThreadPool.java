/** A pool of threads with a queue, made by hand. */
public class ThreadPool {
    static class Pool {
        private static class Node {
            final Runnable task;
            Node next;

            Node(Runnable task) {
                this.task = task;
            }
        }

        private Node head, tail;
        private boolean closed;
        private final Thread[] workers;
        int failed;

        Pool(int n) {
            workers = new Thread[n];
            for (int i = 0; i < n; i++) {
                workers[i] = new Thread("pool-" + i) {
                    public void run() {
                        work();
                    }
                };
                workers[i].start();
            }
        }

        private void work() {
            while (true) {
                Runnable task;
                synchronized (this) {
                    while (head == null) {
                        if (closed) {
                            return;
                        }
                        try {
                            wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    task = head.task;
                    head = head.next;
                    if (head == null) {
                        tail = null;
                    }
                }
                try {
                    task.run();
                } catch (RuntimeException e) {
                    synchronized (this) {
                        failed++;
                    }
                }
            }
        }

        synchronized void submit(Runnable r) {
            if (closed) {
                throw new IllegalStateException("closed");
            }
            Node n = new Node(r);
            if (tail == null) {
                head = n;
            } else {
                tail.next = n;
            }
            tail = n;
            notify();
        }

        void close() throws InterruptedException {
            synchronized (this) {
                closed = true;
                notifyAll();
            }
            for (Thread t : workers) {
                t.join();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        final Pool pool = new Pool(3);
        final long[] sum = new long[1];
        for (int i = 0; i < 200; i++) {
            final int k = i;
            pool.submit(new Runnable() {
                public void run() {
                    if (k % 50 == 49) {
                        throw new RuntimeException("task " + k);
                    }
                    synchronized (sum) {
                        sum[0] += k;
                    }
                    if (k % 40 == 0) {
                        pool.submit(this == null ? null : new Runnable() {
                            public void run() {
                                synchronized (sum) {
                                    sum[0] += 100000;
                                }
                            }
                        });
                    }
                }
            });
            if (i % 20 == 0) {
                Thread.yield();
            }
        }
        Thread.sleep(50);
        pool.close();
        System.out.println(sum[0] + " " + pool.failed);
        try {
            pool.submit(null);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
