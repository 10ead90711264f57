package java.util.concurrent.atomic;

import java.io.Serializable;

/** A sum that many threads add to. */
public class LongAdder extends Striped64 implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final AtomicLong sum = new AtomicLong();

    public LongAdder() {
    }

    public void add(long x) {
        sum.getAndAdd(x);
    }

    public void increment() {
        sum.getAndAdd(1);
    }

    public void decrement() {
        sum.getAndAdd(-1);
    }

    public long sum() {
        return sum.get();
    }

    public void reset() {
        sum.set(0);
    }

    public long sumThenReset() {
        return sum.getAndSet(0);
    }

    public String toString() {
        return Long.toString(sum());
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return sum();
    }
}
