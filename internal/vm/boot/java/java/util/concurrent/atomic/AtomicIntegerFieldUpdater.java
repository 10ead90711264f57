package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Atomic changes of a volatile int field of other objects. */
public abstract class AtomicIntegerFieldUpdater<T> {
    protected AtomicIntegerFieldUpdater() {
    }

    public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new Impl<U>(tclass, fieldName);
    }

    public abstract boolean compareAndSet(T obj, int expect, int update);

    public abstract boolean weakCompareAndSet(T obj, int expect, int update);

    public abstract void set(T obj, int newValue);

    public abstract void lazySet(T obj, int newValue);

    public abstract int get(T obj);

    public int getAndSet(T obj, int newValue) {
        for (;;) {
            int old = get(obj);
            if (compareAndSet(obj, old, newValue)) {
                return old;
            }
        }
    }

    public int getAndIncrement(T obj) {
        return getAndAdd(obj, 1);
    }

    public int getAndDecrement(T obj) {
        return getAndAdd(obj, -1);
    }

    public int getAndAdd(T obj, int delta) {
        for (;;) {
            int old = get(obj);
            if (compareAndSet(obj, old, old + delta)) {
                return old;
            }
        }
    }

    public int incrementAndGet(T obj) {
        return getAndAdd(obj, 1) + 1;
    }

    public int decrementAndGet(T obj) {
        return getAndAdd(obj, -1) - 1;
    }

    public int addAndGet(T obj, int delta) {
        return getAndAdd(obj, delta) + delta;
    }

    public final int getAndUpdate(T obj, IntUnaryOperator updateFunction) {
        for (;;) {
            int old = get(obj);
            if (compareAndSet(obj, old, updateFunction.applyAsInt(old))) {
                return old;
            }
        }
    }

    public final int updateAndGet(T obj, IntUnaryOperator updateFunction) {
        for (;;) {
            int old = get(obj);
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(T obj, int x, IntBinaryOperator accumulatorFunction) {
        for (;;) {
            int old = get(obj);
            if (compareAndSet(obj, old, accumulatorFunction.applyAsInt(old, x))) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(T obj, int x, IntBinaryOperator accumulatorFunction) {
        for (;;) {
            int old = get(obj);
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    /** The field is bound in Go. */
    private static final class Impl<T> extends AtomicIntegerFieldUpdater<T> {
        Impl(Class<T> tclass, String fieldName) {
            bind(tclass, Integer.TYPE, fieldName);
        }

        private native void bind(Class<?> owner, Class<?> type, String name);

        public native boolean compareAndSet(T obj, int expect, int update);

        public boolean weakCompareAndSet(T obj, int expect, int update) {
            return compareAndSet(obj, expect, update);
        }

        public native void set(T obj, int newValue);

        public void lazySet(T obj, int newValue) {
            set(obj, newValue);
        }

        public native int get(T obj);
    }
}
