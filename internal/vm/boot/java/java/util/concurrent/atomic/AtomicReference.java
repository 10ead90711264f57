package java.util.concurrent.atomic;

import java.io.Serializable;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A reference whose changes are atomic; the changes themselves are native. */
public class AtomicReference<V> implements Serializable {
    private static final long serialVersionUID = -1848883965231344442L;
    private volatile V value;

    public AtomicReference(V initialValue) {
        value = initialValue;
    }

    public AtomicReference() {
    }

    public final V get() {
        return value;
    }

    public final void set(V newValue) {
        value = newValue;
    }

    public final void lazySet(V newValue) {
        value = newValue;
    }

    public final native V getAndSet(V newValue);

    public final native boolean compareAndSet(V expect, V update);

    public final boolean weakCompareAndSet(V expect, V update) {
        return compareAndSet(expect, update);
    }

    public final V getAndUpdate(UnaryOperator<V> updateFunction) {
        for (;;) {
            V old = value;
            if (compareAndSet(old, updateFunction.apply(old))) {
                return old;
            }
        }
    }

    public final V updateAndGet(UnaryOperator<V> updateFunction) {
        for (;;) {
            V old = value;
            V next = updateFunction.apply(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V old = value;
            if (compareAndSet(old, accumulatorFunction.apply(old, x))) {
                return old;
            }
        }
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V old = value;
            V next = accumulatorFunction.apply(old, x);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public String toString() {
        return String.valueOf(value);
    }

    public final V getPlain() {
        return get();
    }

    public final V getOpaque() {
        return get();
    }

    public final V getAcquire() {
        return get();
    }

    public final void setPlain(V newValue) {
        set(newValue);
    }

    public final void setOpaque(V newValue) {
        set(newValue);
    }

    public final void setRelease(V newValue) {
        set(newValue);
    }

    public final boolean weakCompareAndSetPlain(V expect, V update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetVolatile(V expect, V update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetAcquire(V expect, V update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetRelease(V expect, V update) {
        return compareAndSet(expect, update);
    }

    public final V compareAndExchange(V expect, V update) {
        while (true) {
            V found = get();
            if (found != expect || compareAndSet(expect, update)) {
                return found;
            }
        }
    }

    public final V compareAndExchangeAcquire(V expect, V update) {
        return compareAndExchange(expect, update);
    }

    public final V compareAndExchangeRelease(V expect, V update) {
        return compareAndExchange(expect, update);
    }
}
