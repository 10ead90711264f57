package org.esdroid.samples.twin;

class Loader implements Runnable {
    private final Thread worker = new Thread(this, "loader"); // fault, thin
    private volatile long sum;

    void load() {
        worker.start(); // thin
    }

    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            sum += i;
        }
    }
}
