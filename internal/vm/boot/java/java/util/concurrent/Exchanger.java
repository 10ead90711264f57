package java.util.concurrent;

/** A place where two threads swap objects. */
public class Exchanger<V> {
    private static final class Offer<V> {
        V mine;
        V theirs;
        boolean met;
    }

    private Offer<V> waiting;

    public Exchanger() {
    }

    private V swap(V x, boolean timed, long nanos) throws InterruptedException, TimeoutException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        synchronized (this) {
            if (waiting != null) {
                Offer<V> o = waiting;
                waiting = null;
                o.theirs = x;
                o.met = true;
                notifyAll();
                return o.mine;
            }
            Offer<V> o = new Offer<V>();
            o.mine = x;
            waiting = o;
            long deadline = timed ? System.nanoTime() + nanos : 0;
            try {
                while (!o.met) {
                    if (!timed) {
                        wait();
                    } else {
                        long rest = deadline - System.nanoTime();
                        if (rest <= 0) {
                            throw new TimeoutException();
                        }
                        TimeUnit.NANOSECONDS.timedWait(this, rest);
                    }
                }
            } finally {
                if (!o.met) {
                    waiting = null;
                }
            }
            return o.theirs;
        }
    }

    public V exchange(V x) throws InterruptedException {
        try {
            return swap(x, false, 0);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    public V exchange(V x, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        return swap(x, true, unit.toNanos(timeout));
    }
}
