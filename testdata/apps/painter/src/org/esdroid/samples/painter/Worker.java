package org.esdroid.samples.painter;

/** Works in the background. */
class Worker extends Thread {
    private final Loader.Done done;

    Worker(Loader.Done done) {
        super("worker"); // not
        this.done = done;
    }

    @Override
    public void run() {
        int sum = 0;
        for (int i = 0; i < 100; i++) sum += i;
        done.done("Sum " + sum); // full
    }
}
