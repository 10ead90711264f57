package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** Atomic changes of a volatile reference field of other objects. */
public abstract class AtomicReferenceFieldUpdater<T, V> {
    protected AtomicReferenceFieldUpdater() {
    }

    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> tclass, Class<W> vclass, String fieldName) {
        return new Impl<U, W>(tclass, vclass, fieldName);
    }

    public abstract boolean compareAndSet(T obj, V expect, V update);

    public abstract boolean weakCompareAndSet(T obj, V expect, V update);

    public abstract void set(T obj, V newValue);

    public abstract void lazySet(T obj, V newValue);

    public abstract V get(T obj);

    public V getAndSet(T obj, V newValue) {
        for (;;) {
            V old = get(obj);
            if (compareAndSet(obj, old, newValue)) {
                return old;
            }
        }
    }

    public final V getAndUpdate(T obj, UnaryOperator<V> updateFunction) {
        for (;;) {
            V old = get(obj);
            if (compareAndSet(obj, old, updateFunction.apply(old))) {
                return old;
            }
        }
    }

    public final V updateAndGet(T obj, UnaryOperator<V> updateFunction) {
        for (;;) {
            V old = get(obj);
            V next = updateFunction.apply(old);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    public final V getAndAccumulate(T obj, V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V old = get(obj);
            if (compareAndSet(obj, old, accumulatorFunction.apply(old, x))) {
                return old;
            }
        }
    }

    public final V accumulateAndGet(T obj, V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V old = get(obj);
            V next = accumulatorFunction.apply(old, x);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    /** The field is bound in Go. */
    private static final class Impl<T, V> extends AtomicReferenceFieldUpdater<T, V> {
        Impl(Class<T> tclass, Class<V> vclass, String fieldName) {
            bind(tclass, vclass, fieldName);
        }

        private native void bind(Class<?> owner, Class<?> type, String name);

        public native boolean compareAndSet(T obj, V expect, V update);

        public boolean weakCompareAndSet(T obj, V expect, V update) {
            return compareAndSet(obj, expect, update);
        }

        public native void set(T obj, V newValue);

        public void lazySet(T obj, V newValue) {
            set(obj, newValue);
        }

        public native V get(T obj);
    }
}
