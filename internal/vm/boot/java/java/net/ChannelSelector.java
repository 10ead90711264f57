package java.net;

import java.io.IOException;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.AbstractSelectionKey;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import libcore.net.Readiness;

/** Asks all its channels again whenever something happened to a socket. */
final class ChannelSelector extends AbstractSelector {
    private final Set<SelectionKey> keys = new LinkedHashSet<SelectionKey>();
    private final Set<SelectionKey> selected = new LinkedHashSet<SelectionKey>();
    private volatile boolean woken;

    ChannelSelector(SelectorProvider provider) {
        super(provider);
    }

    private final class Key extends AbstractSelectionKey {
        private final AbstractSelectableChannel channel;
        private int interest;
        private int ready;

        Key(AbstractSelectableChannel channel, int interest) {
            this.channel = channel;
            this.interest = interest;
        }

        @Override
        public SelectableChannel channel() {
            return channel;
        }

        @Override
        public Selector selector() {
            return ChannelSelector.this;
        }

        private void valid() {
            if (!isValid()) {
                throw new CancelledKeyException();
            }
        }

        @Override
        public int interestOps() {
            valid();
            return interest;
        }

        @Override
        public SelectionKey interestOps(int ops) {
            valid();
            if ((ops & ~channel.validOps()) != 0) {
                throw new IllegalArgumentException();
            }
            interest = ops;
            Readiness.changed();
            return this;
        }

        @Override
        public int readyOps() {
            valid();
            return ready;
        }
    }

    /** The selected keys, from which callers take but to which they cannot add. */
    private final class Taken extends AbstractSet<SelectionKey> {
        @Override
        public Iterator<SelectionKey> iterator() {
            return selected.iterator();
        }

        @Override
        public int size() {
            return selected.size();
        }

        @Override
        public boolean contains(Object o) {
            return selected.contains(o);
        }

        @Override
        public boolean remove(Object o) {
            return selected.remove(o);
        }

        @Override
        public void clear() {
            selected.clear();
        }
    }

    private void mustBeOpen() {
        if (!isOpen()) {
            throw new ClosedSelectorException();
        }
    }

    @Override
    protected SelectionKey register(AbstractSelectableChannel channel, int ops, Object attachment) {
        mustBeOpen();
        Key k = new Key(channel, ops);
        k.attach(attachment);
        synchronized (keys) {
            keys.add(k);
        }
        Readiness.changed();
        return k;
    }

    @Override
    public Set<SelectionKey> keys() {
        mustBeOpen();
        return Collections.unmodifiableSet(keys);
    }

    @Override
    public Set<SelectionKey> selectedKeys() {
        mustBeOpen();
        return new Taken();
    }

    private void forgetCancelled() {
        ArrayList<SelectionKey> gone;
        synchronized (cancelledKeys()) {
            gone = new ArrayList<SelectionKey>(cancelledKeys());
            cancelledKeys().clear();
        }
        for (int i = 0; i < gone.size(); i++) {
            synchronized (keys) {
                keys.remove(gone.get(i));
            }
            selected.remove(gone.get(i));
            deregister((Key) gone.get(i));
        }
    }

    /** Takes note of the channels that are ready and counts those whose keys say more than before. */
    private int poll() {
        forgetCancelled();
        ArrayList<SelectionKey> all;
        synchronized (keys) {
            all = new ArrayList<SelectionKey>(keys);
        }
        int n = 0;
        for (int i = 0; i < all.size(); i++) {
            Key k = (Key) all.get(i);
            int now = k.isValid() ? ((NetChannels.Watched) k.channel).ready() & k.interest : 0;
            if (now == 0) {
                continue;
            }
            if (selected.add(k)) {
                k.ready = now;
                n++;
            } else if ((k.ready | now) != k.ready) {
                k.ready |= now;
                n++;
            }
        }
        forgetCancelled();
        return n;
    }

    @Override
    public int selectNow() throws IOException {
        mustBeOpen();
        woken = false;
        return poll();
    }

    @Override
    public int select() throws IOException {
        return select(0);
    }

    @Override
    public int select(long timeout) throws IOException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout");
        }
        mustBeOpen();
        long end = System.nanoTime() + timeout * 1000000L;
        while (true) {
            int seen = Readiness.changes();
            int n = poll();
            boolean known = !selected.isEmpty() && n == 0 && isAnyReady();
            if (n > 0 || known || woken || !isOpen() || Thread.currentThread().isInterrupted()) {
                woken = false;
                return n;
            }
            long left = timeout == 0 ? 0 : (end - System.nanoTime() + 999999) / 1000000;
            if (timeout != 0 && left <= 0) {
                return 0;
            }
            try {
                Readiness.await(seen, left);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Reports whether a key that was not taken is ready still, for which a selection ends with nothing new. */
    private boolean isAnyReady() {
        for (SelectionKey s : selected) {
            Key k = (Key) s;
            if (k.isValid() && (((NetChannels.Watched) k.channel).ready() & k.interest) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Selector wakeup() {
        woken = true;
        Readiness.changed();
        return this;
    }

    @Override
    protected void implCloseSelector() throws IOException {
        wakeup();
        ArrayList<SelectionKey> all;
        synchronized (keys) {
            all = new ArrayList<SelectionKey>(keys);
        }
        for (int i = 0; i < all.size(); i++) {
            all.get(i).cancel();
        }
        forgetCancelled();
    }
}
