package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.DoubleBinaryOperator;

/** A value that many threads fold others into. */
public class DoubleAccumulator extends Striped64 implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final DoubleBinaryOperator function;
    private final double identity;
    private final AtomicLong value;

    public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
        this.function = accumulatorFunction;
        this.identity = identity;
        this.value = new AtomicLong(Double.doubleToRawLongBits(identity));
    }

    public void accumulate(double x) {
        for (;;) {
            long old = value.get();
            if (value.compareAndSet(old, Double.doubleToRawLongBits(function.applyAsDouble(Double.longBitsToDouble(old), x)))) {
                return;
            }
        }
    }

    public double get() {
        return Double.longBitsToDouble(value.get());
    }

    public void reset() {
        value.set(Double.doubleToRawLongBits(identity));
    }

    public double getThenReset() {
        return Double.longBitsToDouble(value.getAndSet(Double.doubleToRawLongBits(identity)));
    }

    public String toString() {
        return Double.toString(get());
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
