package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An array of int values whose changes are atomic. */
public class AtomicIntegerArray implements Serializable {
    private static final long serialVersionUID = 2862133569453604235L;
    private final int[] array;

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
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

    public final int get(int i) {
        check(i);
        return array[i];
    }

    public final void set(int i, int newValue) {
        check(i);
        array[i] = newValue;
    }

    public final void lazySet(int i, int newValue) {
        set(i, newValue);
    }

    private static native boolean swap(int[] array, int i, int expect, int update);

    public final int getAndSet(int i, int newValue) {
        check(i);
        for (;;) {
            int old = array[i];
            if (swap(array, i, old, newValue)) {
                return old;
            }
        }
    }

    public final boolean compareAndSet(int i, int expect, int update) {
        check(i);
        return swap(array, i, expect, update);
    }

    public final boolean weakCompareAndSet(int i, int expect, int update) {
        return compareAndSet(i, expect, update);
    }

    public final int getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final int getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    public final int getAndAdd(int i, int delta) {
        check(i);
        for (;;) {
            int old = array[i];
            if (swap(array, i, old, old + delta)) {
                return old;
            }
        }
    }

    public final int incrementAndGet(int i) {
        return getAndAdd(i, 1) + 1;
    }

    public final int decrementAndGet(int i) {
        return getAndAdd(i, -1) - 1;
    }

    public int addAndGet(int i, int delta) {
        return getAndAdd(i, delta) + delta;
    }

    public final int getAndUpdate(int i, IntUnaryOperator updateFunction) {
        check(i);
        for (;;) {
            int old = array[i];
            if (swap(array, i, old, updateFunction.applyAsInt(old))) {
                return old;
            }
        }
    }

    public final int updateAndGet(int i, IntUnaryOperator updateFunction) {
        check(i);
        for (;;) {
            int old = array[i];
            int next = updateFunction.applyAsInt(old);
            if (swap(array, i, old, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int i, int x, IntBinaryOperator accumulatorFunction) {
        check(i);
        for (;;) {
            int old = array[i];
            if (swap(array, i, old, accumulatorFunction.applyAsInt(old, x))) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int i, int x, IntBinaryOperator accumulatorFunction) {
        check(i);
        for (;;) {
            int old = array[i];
            int next = accumulatorFunction.applyAsInt(old, x);
            if (swap(array, i, old, next)) {
                return next;
            }
        }
    }

    public String toString() {
        return Arrays.toString(array);
    }

    public final int getPlain(int index) {
        return get(index);
    }

    public final int getOpaque(int index) {
        return get(index);
    }

    public final int getAcquire(int index) {
        return get(index);
    }

    public final void setPlain(int index, int newValue) {
        set(index, newValue);
    }

    public final void setOpaque(int index, int newValue) {
        set(index, newValue);
    }

    public final void setRelease(int index, int newValue) {
        set(index, newValue);
    }

    public final boolean weakCompareAndSetPlain(int index, int expect, int update) {
        return compareAndSet(index, expect, update);
    }

    public final boolean weakCompareAndSetVolatile(int index, int expect, int update) {
        return compareAndSet(index, expect, update);
    }

    public final boolean weakCompareAndSetAcquire(int index, int expect, int update) {
        return compareAndSet(index, expect, update);
    }

    public final boolean weakCompareAndSetRelease(int index, int expect, int update) {
        return compareAndSet(index, expect, update);
    }

    public final int compareAndExchange(int index, int expect, int update) {
        while (true) {
            int found = get(index);
            if (found != expect || compareAndSet(index, expect, update)) {
                return found;
            }
        }
    }

    public final int compareAndExchangeAcquire(int index, int expect, int update) {
        return compareAndExchange(index, expect, update);
    }

    public final int compareAndExchangeRelease(int index, int expect, int update) {
        return compareAndExchange(index, expect, update);
    }
}
