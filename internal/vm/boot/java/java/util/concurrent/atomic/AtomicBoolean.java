package java.util.concurrent.atomic;

import java.io.Serializable;

/** A boolean whose changes are atomic; the changes themselves are native. */
public class AtomicBoolean implements Serializable {
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
}
