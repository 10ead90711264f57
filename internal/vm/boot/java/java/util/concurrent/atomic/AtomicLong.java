package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A long whose changes are atomic; the changes themselves are native. */
public class AtomicLong extends Number implements Serializable {
    private static final long serialVersionUID = 1927816293512124184L;
    private volatile long value;

    public AtomicLong(long initialValue) {
        value = initialValue;
    }

    public AtomicLong() {
    }

    public final long get() {
        return value;
    }

    public final void set(long newValue) {
        value = newValue;
    }

    public final void lazySet(long newValue) {
        value = newValue;
    }

    public final native long getAndSet(long newValue);

    public final native boolean compareAndSet(long expect, long update);

    public final boolean weakCompareAndSet(long expect, long update) {
        return compareAndSet(expect, update);
    }

    public final native long getAndAdd(long delta);

    public final long getAndIncrement() {
        return getAndAdd(1);
    }

    public final long getAndDecrement() {
        return getAndAdd(-1);
    }

    public final long incrementAndGet() {
        return getAndAdd(1) + 1;
    }

    public final long decrementAndGet() {
        return getAndAdd(-1) - 1;
    }

    public final long addAndGet(long delta) {
        return getAndAdd(delta) + delta;
    }

    public final long getAndUpdate(LongUnaryOperator updateFunction) {
        for (;;) {
            long old = value;
            if (compareAndSet(old, updateFunction.applyAsLong(old))) {
                return old;
            }
        }
    }

    public final long updateAndGet(LongUnaryOperator updateFunction) {
        for (;;) {
            long old = value;
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
        for (;;) {
            long old = value;
            if (compareAndSet(old, accumulatorFunction.applyAsLong(old, x))) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
        for (;;) {
            long old = value;
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public String toString() {
        return Long.toString(value);
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public final long getPlain() {
        return get();
    }

    public final long getOpaque() {
        return get();
    }

    public final long getAcquire() {
        return get();
    }

    public final void setPlain(long newValue) {
        set(newValue);
    }

    public final void setOpaque(long newValue) {
        set(newValue);
    }

    public final void setRelease(long newValue) {
        set(newValue);
    }

    public final boolean weakCompareAndSetPlain(long expect, long update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetVolatile(long expect, long update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetAcquire(long expect, long update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetRelease(long expect, long update) {
        return compareAndSet(expect, update);
    }

    public final long compareAndExchange(long expect, long update) {
        while (true) {
            long found = get();
            if (found != expect || compareAndSet(expect, update)) {
                return found;
            }
        }
    }

    public final long compareAndExchangeAcquire(long expect, long update) {
        return compareAndExchange(expect, update);
    }

    public final long compareAndExchangeRelease(long expect, long update) {
        return compareAndExchange(expect, update);
    }
}
