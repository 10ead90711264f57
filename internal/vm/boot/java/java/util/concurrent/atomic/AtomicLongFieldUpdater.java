package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Atomic changes of a volatile long field of other objects. */
public abstract class AtomicLongFieldUpdater<T> {
    protected AtomicLongFieldUpdater() {
    }

    public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new Impl<U>(tclass, fieldName);
    }

    public abstract boolean compareAndSet(T obj, long expect, long update);

    public abstract boolean weakCompareAndSet(T obj, long expect, long update);

    public abstract void set(T obj, long newValue);

    public abstract void lazySet(T obj, long newValue);

    public abstract long get(T obj);

    public long getAndSet(T obj, long newValue) {
        for (;;) {
            long old = get(obj);
            if (compareAndSet(obj, old, newValue)) {
                return old;
            }
        }
    }

    public long getAndIncrement(T obj) {
        return getAndAdd(obj, 1);
    }

    public long getAndDecrement(T obj) {
        return getAndAdd(obj, -1);
    }

    public long getAndAdd(T obj, long delta) {
        for (;;) {
            long old = get(obj);
            if (compareAndSet(obj, old, old + delta)) {
                return old;
            }
        }
    }

    public long incrementAndGet(T obj) {
        return getAndAdd(obj, 1) + 1;
    }

    public long decrementAndGet(T obj) {
        return getAndAdd(obj, -1) - 1;
    }

    public long addAndGet(T obj, long delta) {
        return getAndAdd(obj, delta) + delta;
    }

    public final long getAndUpdate(T obj, LongUnaryOperator updateFunction) {
        for (;;) {
            long old = get(obj);
            if (compareAndSet(obj, old, updateFunction.applyAsLong(old))) {
                return old;
            }
        }
    }

    public final long updateAndGet(T obj, LongUnaryOperator updateFunction) {
        for (;;) {
            long old = get(obj);
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(T obj, long x, LongBinaryOperator accumulatorFunction) {
        for (;;) {
            long old = get(obj);
            if (compareAndSet(obj, old, accumulatorFunction.applyAsLong(old, x))) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(T obj, long x, LongBinaryOperator accumulatorFunction) {
        for (;;) {
            long old = get(obj);
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    /** The field is bound in Go. */
    private static final class Impl<T> extends AtomicLongFieldUpdater<T> {
        Impl(Class<T> tclass, String fieldName) {
            bind(tclass, Long.TYPE, fieldName);
        }

        private native void bind(Class<?> owner, Class<?> type, String name);

        public native boolean compareAndSet(T obj, long expect, long update);

        public boolean weakCompareAndSet(T obj, long expect, long update) {
            return compareAndSet(obj, expect, update);
        }

        public native void set(T obj, long newValue);

        public void lazySet(T obj, long newValue) {
            set(obj, newValue);
        }

        public native long get(T obj);
    }
}
