package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** An array of long values whose changes are atomic. */
public class AtomicLongArray implements Serializable {
    private static final long serialVersionUID = -2308431214976778248L;
    private final long[] array;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] array) {
        this.array = array.clone();
    }

    private void check(int i) {
        if (i < 0 || i >= array.length) {
            throw new IndexOutOfBoundsException("index " + i);
        }
    }

    public final int length() {
        return array.length;
    }

    public final long get(int i) {
        check(i);
        return array[i];
    }

    public final void set(int i, long newValue) {
        check(i);
        array[i] = newValue;
    }

    public final void lazySet(int i, long newValue) {
        set(i, newValue);
    }

    private static native boolean swap(long[] array, int i, long expect, long update);

    public final long getAndSet(int i, long newValue) {
        check(i);
        for (;;) {
            long old = array[i];
            if (swap(array, i, old, newValue)) {
                return old;
            }
        }
    }

    public final boolean compareAndSet(int i, long expect, long update) {
        check(i);
        return swap(array, i, expect, update);
    }

    public final boolean weakCompareAndSet(int i, long expect, long update) {
        return compareAndSet(i, expect, update);
    }

    public final long getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final long getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    public final long getAndAdd(int i, long delta) {
        check(i);
        for (;;) {
            long old = array[i];
            if (swap(array, i, old, old + delta)) {
                return old;
            }
        }
    }

    public final long incrementAndGet(int i) {
        return getAndAdd(i, 1) + 1;
    }

    public final long decrementAndGet(int i) {
        return getAndAdd(i, -1) - 1;
    }

    public long addAndGet(int i, long delta) {
        return getAndAdd(i, delta) + delta;
    }

    public final long getAndUpdate(int i, LongUnaryOperator updateFunction) {
        check(i);
        for (;;) {
            long old = array[i];
            if (swap(array, i, old, updateFunction.applyAsLong(old))) {
                return old;
            }
        }
    }

    public final long updateAndGet(int i, LongUnaryOperator updateFunction) {
        check(i);
        for (;;) {
            long old = array[i];
            long next = updateFunction.applyAsLong(old);
            if (swap(array, i, old, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(int i, long x, LongBinaryOperator accumulatorFunction) {
        check(i);
        for (;;) {
            long old = array[i];
            if (swap(array, i, old, accumulatorFunction.applyAsLong(old, x))) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(int i, long x, LongBinaryOperator accumulatorFunction) {
        check(i);
        for (;;) {
            long old = array[i];
            long next = accumulatorFunction.applyAsLong(old, x);
            if (swap(array, i, old, next)) {
                return next;
            }
        }
    }

    public String toString() {
        return Arrays.toString(array);
    }

    public final long getPlain(int index) {
        return get(index);
    }

    public final long getOpaque(int index) {
        return get(index);
    }

    public final long getAcquire(int index) {
        return get(index);
    }

    public final void setPlain(int index, long newValue) {
        set(index, newValue);
    }

    public final void setOpaque(int index, long newValue) {
        set(index, newValue);
    }

    public final void setRelease(int index, long newValue) {
        set(index, newValue);
    }

    public final boolean weakCompareAndSetPlain(int index, long expect, long update) {
        return compareAndSet(index, expect, update);
    }

    public final boolean weakCompareAndSetVolatile(int index, long expect, long update) {
        return compareAndSet(index, expect, update);
    }

    public final boolean weakCompareAndSetAcquire(int index, long expect, long update) {
        return compareAndSet(index, expect, update);
    }

    public final boolean weakCompareAndSetRelease(int index, long expect, long update) {
        return compareAndSet(index, expect, update);
    }

    public final long compareAndExchange(int index, long expect, long update) {
        while (true) {
            long found = get(index);
            if (found != expect || compareAndSet(index, expect, update)) {
                return found;
            }
        }
    }

    public final long compareAndExchangeAcquire(int index, long expect, long update) {
        return compareAndExchange(index, expect, update);
    }

    public final long compareAndExchangeRelease(int index, long expect, long update) {
        return compareAndExchange(index, expect, update);
    }
}
