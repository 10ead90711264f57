/** Locks built from monitors: a semaphore, a barrier, a read-write lock. */
public class Semaphores {
    static class Semaphore {
        private int permits;

        Semaphore(int permits) {
            this.permits = permits;
        }

        synchronized void acquire() throws InterruptedException {
            while (permits == 0) {
                wait();
            }
            permits--;
        }

        synchronized void release() {
            permits++;
            notify();
        }
    }

    static class Barrier {
        private final int parties;
        private int waiting;
        private int generation;

        Barrier(int parties) {
            this.parties = parties;
        }

        synchronized int await() throws InterruptedException {
            int mine = generation;
            int arrival = waiting++;
            if (waiting == parties) {
                waiting = 0;
                generation++;
                notifyAll();
            } else {
                while (mine == generation) {
                    wait();
                }
            }
            return arrival;
        }
    }

    static class ReadWrite {
        private int readers;
        private boolean writing;
        int mostReaders;

        synchronized void read() throws InterruptedException {
            while (writing) {
                wait();
            }
            mostReaders = Math.max(mostReaders, ++readers);
        }

        synchronized void endRead() {
            readers--;
            notifyAll();
        }

        synchronized void write() throws InterruptedException {
            while (writing || readers > 0) {
                wait();
            }
            writing = true;
        }

        synchronized void endWrite() {
            writing = false;
            notifyAll();
        }
    }

    static int inside, most;

    public static void main(String[] args) throws Exception {
        final Semaphore s = new Semaphore(2);
        final Barrier b = new Barrier(4);
        final ReadWrite rw = new ReadWrite();
        final Object lock = new Object();
        final long[] shared = {0, 0};
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) {
            final int k = i;
            all[i] = new Thread() {
                public void run() {
                    try {
                        s.acquire();
                        synchronized (lock) {
                            most = Math.max(most, ++inside);
                        }
                        sleep(10);
                        synchronized (lock) {
                            inside--;
                        }
                        s.release();
                        for (int round = 0; round < 3; round++) {
                            b.await();
                            if ((k + round) % 4 == 0) {
                                rw.write();
                                long v = shared[0];
                                sleep(2);
                                shared[0] = v + 1;
                                rw.endWrite();
                            } else {
                                rw.read();
                                long v = shared[0];
                                sleep(2);
                                synchronized (lock) {
                                    if (v != shared[0]) {
                                        shared[1]++;
                                    }
                                }
                                rw.endRead();
                            }
                        }
                    } catch (InterruptedException e) {
                        System.out.println(e);
                    }
                }
            };
            all[i].start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.println(most + " " + shared[0] + " " + shared[1] + " " + (rw.mostReaders > 1));
    }
}
