package java.util.concurrent;

import java.util.ArrayDeque;

/** A thread of a ForkJoinPool. */
public class ForkJoinWorkerThread extends Thread {
    final ForkJoinPool pool;
    /** Tasks forked here: the owner takes the newest, others the oldest. The pool's monitor guards it. */
    final ArrayDeque<ForkJoinTask<?>> tasks = new ArrayDeque<ForkJoinTask<?>>();
    private int index;

    protected ForkJoinWorkerThread(ForkJoinPool pool) {
        super("aForkJoinWorkerThread");
        this.pool = pool;
        setDaemon(true);
        index = pool.register(this);
    }

    public ForkJoinPool getPool() {
        return pool;
    }

    public int getPoolIndex() {
        return index;
    }

    protected void onStart() {
    }

    protected void onTermination(Throwable exception) {
    }

    public void run() {
        Throwable failure = null;
        try {
            onStart();
            pool.work(this);
        } catch (Throwable t) {
            failure = t;
        } finally {
            try {
                onTermination(failure);
            } finally {
                pool.deregister(this);
            }
        }
    }
}
