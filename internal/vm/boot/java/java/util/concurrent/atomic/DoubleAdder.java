package java.util.concurrent.atomic;

import java.io.Serializable;

/** A sum that many threads add to. */
public class DoubleAdder extends Striped64 implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final AtomicLong sum = new AtomicLong();

    public DoubleAdder() {
    }

    public void add(double x) {
        for (;;) {
            long old = sum.get();
            if (sum.compareAndSet(old, Double.doubleToRawLongBits(Double.longBitsToDouble(old) + x))) {
                return;
            }
        }
    }

    public double sum() {
        return Double.longBitsToDouble(sum.get());
    }

    public void reset() {
        sum.set(0);
    }

    public double sumThenReset() {
        return Double.longBitsToDouble(sum.getAndSet(0));
    }

    public String toString() {
        return Double.toString(sum());
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
