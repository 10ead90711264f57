package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.HashSet;
import java.util.Set;

/** The base of selectors that can be closed once. */
public abstract class AbstractSelector extends Selector {
    private final SelectorProvider provider;
    private final Set<SelectionKey> cancelled = new HashSet<SelectionKey>();
    private volatile boolean open = true;

    protected AbstractSelector(SelectorProvider provider) {
        this.provider = provider;
    }

    void cancel(SelectionKey key) {
        synchronized (cancelled) {
            cancelled.add(key);
        }
    }

    @Override
    public final void close() throws IOException {
        synchronized (this) {
            if (!open) {
                return;
            }
            open = false;
        }
        implCloseSelector();
    }

    protected abstract void implCloseSelector() throws IOException;

    @Override
    public final boolean isOpen() {
        return open;
    }

    @Override
    public final SelectorProvider provider() {
        return provider;
    }

    protected final Set<SelectionKey> cancelledKeys() {
        return cancelled;
    }

    protected abstract SelectionKey register(AbstractSelectableChannel channel, int ops, Object attachment);

    protected final void deregister(AbstractSelectionKey key) {
        ((AbstractSelectableChannel) key.channel()).remove(key);
    }

    protected final void begin() {
    }

    protected final void end() {
    }
}
