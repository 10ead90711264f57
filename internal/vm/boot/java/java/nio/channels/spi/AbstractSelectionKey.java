package java.nio.channels.spi;

import java.nio.channels.SelectionKey;

/** The base of keys that can be cancelled. */
public abstract class AbstractSelectionKey extends SelectionKey {
    private volatile boolean valid = true;

    protected AbstractSelectionKey() {
    }

    @Override
    public final boolean isValid() {
        return valid;
    }

    @Override
    public final void cancel() {
        synchronized (this) {
            if (!valid) {
                return;
            }
            valid = false;
        }
        ((AbstractSelector) selector()).cancel(this);
    }
}
