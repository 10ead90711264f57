package java.util;

/** What a Timer runs. */
public abstract class TimerTask implements Runnable {
    static final int VIRGIN = 0;
    static final int SCHEDULED = 1;
    static final int EXECUTED = 2;
    static final int CANCELLED = 3;

    final Object lock = new Object();
    int state = VIRGIN;
    /** When to run next, in the clock's milliseconds. */
    long next;
    /** Positive: at a fixed rate; negative: with a fixed delay; zero: once. */
    long period;
    /** Order of scheduling, which decides between tasks of one moment. */
    long order;

    protected TimerTask() {
    }

    public abstract void run();

    public boolean cancel() {
        synchronized (lock) {
            boolean waiting = state == SCHEDULED;
            state = CANCELLED;
            return waiting;
        }
    }

    public long scheduledExecutionTime() {
        synchronized (lock) {
            return period < 0 ? next + period : next - period;
        }
    }
}
