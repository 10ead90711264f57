package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An int whose changes are atomic; the changes themselves are native. */
public class AtomicInteger extends Number implements Serializable {
    private static final long serialVersionUID = 6214790243416807050L;
    private volatile int value;

    public AtomicInteger(int initialValue) {
        value = initialValue;
    }

    public AtomicInteger() {
    }

    public final int get() {
        return value;
    }

    public final void set(int newValue) {
        value = newValue;
    }

    public final void lazySet(int newValue) {
        value = newValue;
    }

    public final native int getAndSet(int newValue);

    public final native boolean compareAndSet(int expect, int update);

    public final boolean weakCompareAndSet(int expect, int update) {
        return compareAndSet(expect, update);
    }

    public final native int getAndAdd(int delta);

    public final int getAndIncrement() {
        return getAndAdd(1);
    }

    public final int getAndDecrement() {
        return getAndAdd(-1);
    }

    public final int incrementAndGet() {
        return getAndAdd(1) + 1;
    }

    public final int decrementAndGet() {
        return getAndAdd(-1) - 1;
    }

    public final int addAndGet(int delta) {
        return getAndAdd(delta) + delta;
    }

    public final int getAndUpdate(IntUnaryOperator updateFunction) {
        for (;;) {
            int old = value;
            if (compareAndSet(old, updateFunction.applyAsInt(old))) {
                return old;
            }
        }
    }

    public final int updateAndGet(IntUnaryOperator updateFunction) {
        for (;;) {
            int old = value;
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
        for (;;) {
            int old = value;
            if (compareAndSet(old, accumulatorFunction.applyAsInt(old, x))) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
        for (;;) {
            int old = value;
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public String toString() {
        return Integer.toString(value);
    }

    public int intValue() {
        return value;
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

    public final int getPlain() {
        return get();
    }

    public final int getOpaque() {
        return get();
    }

    public final int getAcquire() {
        return get();
    }

    public final void setPlain(int newValue) {
        set(newValue);
    }

    public final void setOpaque(int newValue) {
        set(newValue);
    }

    public final void setRelease(int newValue) {
        set(newValue);
    }

    public final boolean weakCompareAndSetPlain(int expect, int update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetVolatile(int expect, int update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetAcquire(int expect, int update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetRelease(int expect, int update) {
        return compareAndSet(expect, update);
    }

    public final int compareAndExchange(int expect, int update) {
        while (true) {
            int found = get();
            if (found != expect || compareAndSet(expect, update)) {
                return found;
            }
        }
    }

    public final int compareAndExchangeAcquire(int expect, int update) {
        return compareAndExchange(expect, update);
    }

    public final int compareAndExchangeRelease(int expect, int update) {
        return compareAndExchange(expect, update);
    }
}
