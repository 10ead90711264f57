package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.LongBinaryOperator;

/** A value that many threads fold others into. */
public class LongAccumulator extends Striped64 implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final LongBinaryOperator function;
    private final long identity;
    private final AtomicLong value;

    public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
        this.function = accumulatorFunction;
        this.identity = identity;
        this.value = new AtomicLong(identity);
    }

    public void accumulate(long x) {
        for (;;) {
            long old = value.get();
            if (value.compareAndSet(old, function.applyAsLong(old, x))) {
                return;
            }
        }
    }

    public long get() {
        return value.get();
    }

    public void reset() {
        value.set(identity);
    }

    public long getThenReset() {
        return value.getAndSet(identity);
    }

    public String toString() {
        return Long.toString(get());
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return (long) get();
    }

    public float floatValue() {
        return (float) get();
    }

    public double doubleValue() {
        return get();
    }
}
