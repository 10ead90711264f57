package java.util.concurrent.atomic;

import java.io.Serializable;

/** A boolean whose changes are atomic; the changes themselves are native. */
public class AtomicBoolean implements Serializable {
    private static final long serialVersionUID = 4654671469794556979L;
    private volatile boolean value;

    public AtomicBoolean(boolean initialValue) {
        value = initialValue;
    }

    public AtomicBoolean() {
    }

    public final boolean get() {
        return value;
    }

    public final native boolean compareAndSet(boolean expect, boolean update);

    public boolean weakCompareAndSet(boolean expect, boolean update) {
        return compareAndSet(expect, update);
    }

    public final void set(boolean newValue) {
        value = newValue;
    }

    public final void lazySet(boolean newValue) {
        value = newValue;
    }

    public final native boolean getAndSet(boolean newValue);

    public String toString() {
        return String.valueOf(value);
    }

    public final boolean getPlain() {
        return get();
    }

    public final boolean getOpaque() {
        return get();
    }

    public final boolean getAcquire() {
        return get();
    }

    public final void setPlain(boolean newValue) {
        set(newValue);
    }

    public final void setOpaque(boolean newValue) {
        set(newValue);
    }

    public final void setRelease(boolean newValue) {
        set(newValue);
    }

    public final boolean weakCompareAndSetPlain(boolean expect, boolean update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetVolatile(boolean expect, boolean update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetAcquire(boolean expect, boolean update) {
        return compareAndSet(expect, update);
    }

    public final boolean weakCompareAndSetRelease(boolean expect, boolean update) {
        return compareAndSet(expect, update);
    }

    public final boolean compareAndExchange(boolean expect, boolean update) {
        while (true) {
            boolean found = get();
            if (found != expect || compareAndSet(expect, update)) {
                return found;
            }
        }
    }

    public final boolean compareAndExchangeAcquire(boolean expect, boolean update) {
        return compareAndExchange(expect, update);
    }

    public final boolean compareAndExchangeRelease(boolean expect, boolean update) {
        return compareAndExchange(expect, update);
    }
}
