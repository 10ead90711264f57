package java.util.concurrent;

/** A meeting point for a number of threads, which can be used again. */
public class CyclicBarrier {
    private static final class Generation {
        boolean broken;
    }

    private final Object lock = new Object();
    private final int parties;
    private final Runnable action;
    private Generation generation = new Generation();
    private int missing;

    public CyclicBarrier(int parties, Runnable barrierAction) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.missing = parties;
        this.action = barrierAction;
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    private void nextGeneration() {
        lock.notifyAll();
        missing = parties;
        generation = new Generation();
    }

    private void breakBarrier() {
        generation.broken = true;
        missing = parties;
        lock.notifyAll();
    }

    private int meet(boolean timed, long nanos) throws InterruptedException, BrokenBarrierException,
            TimeoutException {
        synchronized (lock) {
            Generation g = generation;
            if (g.broken) {
                throw new BrokenBarrierException();
            }
            if (Thread.interrupted()) {
                breakBarrier();
                throw new InterruptedException();
            }
            int index = --missing;
            if (index == 0) {
                boolean done = false;
                try {
                    if (action != null) {
                        action.run();
                    }
                    done = true;
                    nextGeneration();
                    return 0;
                } finally {
                    if (!done) {
                        breakBarrier();
                    }
                }
            }
            long deadline = timed ? System.nanoTime() + nanos : 0;
            for (;;) {
                try {
                    if (!timed) {
                        lock.wait();
                    } else {
                        TimeUnit.NANOSECONDS.timedWait(lock, deadline - System.nanoTime());
                    }
                } catch (InterruptedException e) {
                    if (g == generation && !g.broken) {
                        breakBarrier();
                        throw e;
                    }
                    Thread.currentThread().interrupt();
                }
                if (g.broken) {
                    throw new BrokenBarrierException();
                }
                if (g != generation) {
                    return index;
                }
                if (timed && deadline - System.nanoTime() <= 0) {
                    breakBarrier();
                    throw new TimeoutException();
                }
            }
        }
    }

    public int getParties() {
        return parties;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return meet(false, 0);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public int await(long timeout, TimeUnit unit) throws InterruptedException, BrokenBarrierException,
            TimeoutException {
        return meet(true, unit.toNanos(timeout));
    }

    public boolean isBroken() {
        synchronized (lock) {
            return generation.broken;
        }
    }

    public void reset() {
        synchronized (lock) {
            breakBarrier();
            nextGeneration();
        }
    }

    public int getNumberWaiting() {
        synchronized (lock) {
            return parties - missing;
        }
    }
}
