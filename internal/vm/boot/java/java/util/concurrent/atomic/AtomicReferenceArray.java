package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.Arrays;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** An array of references whose changes are atomic. */
public class AtomicReferenceArray<E> implements Serializable {
    private static final long serialVersionUID = -6209656149925076980L;
    private final E[] array;

    @SuppressWarnings("unchecked")
    public AtomicReferenceArray(int length) {
        array = (E[]) new Object[length];
    }

    @SuppressWarnings("unchecked")
    public AtomicReferenceArray(E[] array) {
        this.array = (E[]) Arrays.copyOf(array, array.length, Object[].class);
    }

    private void check(int i) {
        if (i < 0 || i >= array.length) {
            throw new IndexOutOfBoundsException("index " + i);
        }
    }

    public final int length() {
        return array.length;
    }

    public final E get(int i) {
        check(i);
        return array[i];
    }

    public final void set(int i, E newValue) {
        check(i);
        array[i] = newValue;
    }

    public final void lazySet(int i, E newValue) {
        set(i, newValue);
    }

    private static native boolean swap(Object[] array, int i, Object expect, Object update);

    public final E getAndSet(int i, E newValue) {
        check(i);
        for (;;) {
            E old = array[i];
            if (swap(array, i, old, newValue)) {
                return old;
            }
        }
    }

    public final boolean compareAndSet(int i, E expect, E update) {
        check(i);
        return swap(array, i, expect, update);
    }

    public final boolean weakCompareAndSet(int i, E expect, E update) {
        return compareAndSet(i, expect, update);
    }

    public final E getAndUpdate(int i, UnaryOperator<E> updateFunction) {
        check(i);
        for (;;) {
            E old = array[i];
            if (swap(array, i, old, updateFunction.apply(old))) {
                return old;
            }
        }
    }

    public final E updateAndGet(int i, UnaryOperator<E> updateFunction) {
        check(i);
        for (;;) {
            E old = array[i];
            E next = updateFunction.apply(old);
            if (swap(array, i, old, next)) {
                return next;
            }
        }
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> accumulatorFunction) {
        check(i);
        for (;;) {
            E old = array[i];
            if (swap(array, i, old, accumulatorFunction.apply(old, x))) {
                return old;
            }
        }
    }

    public final E accumulateAndGet(int i, E x, BinaryOperator<E> accumulatorFunction) {
        check(i);
        for (;;) {
            E old = array[i];
            E next = accumulatorFunction.apply(old, x);
            if (swap(array, i, old, next)) {
                return next;
            }
        }
    }

    public String toString() {
        return Arrays.toString(array);
    }

    public final E getPlain(int index) {
        return get(index);
    }

    public final E getOpaque(int index) {
        return get(index);
    }

    public final E getAcquire(int index) {
        return get(index);
    }

    public final void setPlain(int index, E newValue) {
        set(index, newValue);
    }

    public final void setOpaque(int index, E newValue) {
        set(index, newValue);
    }

    public final void setRelease(int index, E newValue) {
        set(index, newValue);
    }

    public final boolean weakCompareAndSetPlain(int index, E expect, E update) {
        return compareAndSet(index, expect, update);
    }

    public final boolean weakCompareAndSetVolatile(int index, E expect, E update) {
        return compareAndSet(index, expect, update);
    }

    public final boolean weakCompareAndSetAcquire(int index, E expect, E update) {
        return compareAndSet(index, expect, update);
    }

    public final boolean weakCompareAndSetRelease(int index, E expect, E update) {
        return compareAndSet(index, expect, update);
    }

    public final E compareAndExchange(int index, E expect, E update) {
        while (true) {
            E found = get(index);
            if (found != expect || compareAndSet(index, expect, update)) {
                return found;
            }
        }
    }

    public final E compareAndExchangeAcquire(int index, E expect, E update) {
        return compareAndExchange(index, expect, update);
    }

    public final E compareAndExchangeRelease(int index, E expect, E update) {
        return compareAndExchange(index, expect, update);
    }
}
