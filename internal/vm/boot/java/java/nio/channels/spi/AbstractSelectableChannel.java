package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.IllegalSelectorException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;

/** The base of channels that know the selectors that watch them. */
public abstract class AbstractSelectableChannel extends SelectableChannel {
    private final SelectorProvider provider;
    private final ArrayList<SelectionKey> keys = new ArrayList<SelectionKey>();
    private final Object lock = new Object();
    private boolean blocking = true;

    protected AbstractSelectableChannel(SelectorProvider provider) {
        this.provider = provider;
    }

    @Override
    public final SelectorProvider provider() {
        return provider;
    }

    @Override
    public final boolean isRegistered() {
        synchronized (keys) {
            return !keys.isEmpty();
        }
    }

    @Override
    public final SelectionKey keyFor(Selector selector) {
        synchronized (keys) {
            for (int i = 0; i < keys.size(); i++) {
                if (keys.get(i).selector() == selector) {
                    return keys.get(i);
                }
            }
            return null;
        }
    }

    void remove(SelectionKey key) {
        synchronized (keys) {
            keys.remove(key);
        }
    }

    @Override
    public final SelectionKey register(Selector selector, int ops, Object attachment) throws ClosedChannelException {
        synchronized (lock) {
            if (!isOpen()) {
                throw new ClosedChannelException();
            }
            if ((ops & ~validOps()) != 0) {
                throw new IllegalArgumentException();
            }
            if (blocking) {
                throw new IllegalBlockingModeException();
            }
            if (selector.provider() != provider) {
                throw new IllegalSelectorException();
            }
            SelectionKey key = keyFor(selector);
            if (key != null) {
                if (!key.isValid()) {
                    throw new CancelledKeyException();
                }
                key.interestOps(ops);
                key.attach(attachment);
                return key;
            }
            key = ((AbstractSelector) selector).register(this, ops, attachment);
            synchronized (keys) {
                keys.add(key);
            }
            return key;
        }
    }

    @Override
    protected final void implCloseChannel() throws IOException {
        implCloseSelectableChannel();
        synchronized (keys) {
            for (int i = 0; i < keys.size(); i++) {
                keys.get(i).cancel();
            }
        }
    }

    protected abstract void implCloseSelectableChannel() throws IOException;

    @Override
    public final boolean isBlocking() {
        synchronized (lock) {
            return blocking;
        }
    }

    @Override
    public final Object blockingLock() {
        return lock;
    }

    @Override
    public final SelectableChannel configureBlocking(boolean block) throws IOException {
        synchronized (lock) {
            if (!isOpen()) {
                throw new ClosedChannelException();
            }
            if (blocking == block) {
                return this;
            }
            if (block && hasValidKeys()) {
                throw new IllegalBlockingModeException();
            }
            implConfigureBlocking(block);
            blocking = block;
        }
        return this;
    }

    private boolean hasValidKeys() {
        synchronized (keys) {
            for (int i = 0; i < keys.size(); i++) {
                if (keys.get(i).isValid()) {
                    return true;
                }
            }
            return false;
        }
    }

    protected abstract void implConfigureBlocking(boolean block) throws IOException;
}
