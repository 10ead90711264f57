package java.net;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ConnectionPendingException;
import java.nio.channels.NoConnectionPendingException;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.channels.UnresolvedAddressException;
import java.nio.channels.UnsupportedAddressTypeException;
import java.nio.channels.spi.SelectorProvider;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The channel of one end of a connection. */
final class ConnectedChannel extends SocketChannel implements NetChannels.Watched {
    private final Socket socket;
    private boolean pending;
    private IOException refused; // what the pending connection ends with

    ConnectedChannel(SelectorProvider provider, Socket socket) {
        super(provider);
        this.socket = socket;
        socket.channel = this;
    }

    /** Refuses addresses that no socket can have; null is any. */
    static void check(SocketAddress a) {
        if (a != null && !(a instanceof InetSocketAddress)) {
            throw new UnsupportedAddressTypeException();
        }
        if (a != null && ((InetSocketAddress) a).isUnresolved()) {
            throw new UnresolvedAddressException();
        }
    }

    private void mustBeOpen() throws ClosedChannelException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
    }

    private void connected() throws ClosedChannelException {
        mustBeOpen();
        if (!isConnected()) {
            throw new NotYetConnectedException();
        }
    }

    @Override
    public SocketChannel bind(SocketAddress local) throws IOException {
        mustBeOpen();
        if (pending) {
            throw new ConnectionPendingException();
        }
        if (socket.isBound()) {
            throw new AlreadyBoundException();
        }
        check(local);
        socket.bind(local);
        return this;
    }

    @Override
    public <T> SocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        mustBeOpen();
        if (name == StandardSocketOptions.SO_SNDBUF) {
            socket.setSendBufferSize((Integer) value);
        } else if (name == StandardSocketOptions.SO_RCVBUF) {
            socket.setReceiveBufferSize((Integer) value);
        } else if (name == StandardSocketOptions.SO_KEEPALIVE) {
            socket.setKeepAlive((Boolean) value);
        } else if (name == StandardSocketOptions.SO_REUSEADDR) {
            socket.setReuseAddress((Boolean) value);
        } else if (name == StandardSocketOptions.SO_LINGER) {
            socket.setSoLinger((Integer) value >= 0, (Integer) value);
        } else if (name == StandardSocketOptions.TCP_NODELAY) {
            socket.setTcpNoDelay((Boolean) value);
        } else if (name == StandardSocketOptions.IP_TOS) {
            socket.setTrafficClass((Integer) value);
        } else {
            throw new UnsupportedOperationException("'" + name + "' not supported");
        }
        return this;
    }

    private Object option(SocketOption<?> name) throws IOException {
        if (name == StandardSocketOptions.SO_SNDBUF) {
            return socket.getSendBufferSize();
        }
        if (name == StandardSocketOptions.SO_RCVBUF) {
            return socket.getReceiveBufferSize();
        }
        if (name == StandardSocketOptions.SO_KEEPALIVE) {
            return socket.getKeepAlive();
        }
        if (name == StandardSocketOptions.SO_REUSEADDR) {
            return socket.getReuseAddress();
        }
        if (name == StandardSocketOptions.SO_LINGER) {
            return socket.getSoLinger();
        }
        if (name == StandardSocketOptions.TCP_NODELAY) {
            return socket.getTcpNoDelay();
        }
        if (name == StandardSocketOptions.IP_TOS) {
            return socket.getTrafficClass();
        }
        throw new UnsupportedOperationException("'" + name + "' not supported");
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T getOption(SocketOption<T> name) throws IOException {
        mustBeOpen();
        return (T) option(name);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return new HashSet<SocketOption<?>>(Arrays.<SocketOption<?>>asList(StandardSocketOptions.SO_SNDBUF,
                StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_KEEPALIVE, StandardSocketOptions.SO_REUSEADDR,
                StandardSocketOptions.SO_LINGER, StandardSocketOptions.TCP_NODELAY, StandardSocketOptions.IP_TOS));
    }

    @Override
    public SocketChannel shutdownInput() throws IOException {
        connected();
        if (!socket.isInputShutdown()) {
            socket.shutdownInput();
        }
        return this;
    }

    @Override
    public SocketChannel shutdownOutput() throws IOException {
        connected();
        if (!socket.isOutputShutdown()) {
            socket.shutdownOutput();
        }
        return this;
    }

    @Override
    public Socket socket() {
        return socket;
    }

    @Override
    public boolean isConnected() {
        return socket.isConnected() && !pending;
    }

    @Override
    public boolean isConnectionPending() {
        return pending;
    }

    @Override
    public boolean connect(SocketAddress remote) throws IOException {
        mustBeOpen();
        if (pending) {
            throw new ConnectionPendingException();
        }
        if (isConnected()) {
            throw new AlreadyConnectedException();
        }
        if (remote == null) {
            throw new NullPointerException();
        }
        check(remote);
        boolean blocking = isBlocking();
        try {
            socket.connect(remote, 0);
        } catch (IOException e) {
            if (blocking) {
                close();
                throw e;
            }
            refused = e;
        }
        pending = !blocking; // even within one device, what came of it is told later
        return blocking;
    }

    @Override
    public boolean finishConnect() throws IOException {
        mustBeOpen();
        if (isConnected()) {
            return true;
        }
        if (!pending) {
            throw new NoConnectionPendingException();
        }
        pending = false;
        if (refused != null) {
            close();
            throw refused;
        }
        return true;
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
        mustBeOpen();
        return isConnected() ? socket.getRemoteSocketAddress() : null;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        mustBeOpen();
        return socket.getLocalSocketAddress();
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        connected();
        if (socket.isInputShutdown()) {
            return -1;
        }
        if (!dst.hasRemaining() || !isBlocking() && socket.in.available() == 0 && !socket.in.isEnded()) {
            return 0;
        }
        byte[] bytes = new byte[Math.min(dst.remaining(), 1 << 16)];
        int n = socket.in.read(bytes, 0, bytes.length, 0);
        if (!isOpen()) {
            throw new AsynchronousCloseException();
        }
        if (n > 0) {
            dst.put(bytes, 0, n);
        }
        return n;
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        range(dsts, offset, length);
        long sum = 0;
        for (int i = offset; i < offset + length; i++) {
            if (sum > 0 && socket.in.available() == 0) {
                break; // only the first byte is waited for
            }
            int n = read(dsts[i]);
            if (n < 0) {
                return sum > 0 ? sum : -1;
            }
            sum += n;
            if (dsts[i].hasRemaining()) {
                break;
            }
        }
        return sum;
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        connected();
        if (socket.isOutputShutdown()) {
            throw new ClosedChannelException();
        }
        int n = src.remaining();
        if (!isBlocking()) {
            n = Math.min(n, socket.out.room());
        }
        byte[] bytes = new byte[n];
        src.get(bytes, 0, n);
        if (!socket.out.write(bytes, 0, n)) {
            if (!isOpen()) {
                throw new AsynchronousCloseException();
            }
            throw new IOException("Broken pipe");
        }
        return n;
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        range(srcs, offset, length);
        long sum = 0;
        for (int i = offset; i < offset + length; i++) {
            sum += write(srcs[i]);
            if (srcs[i].hasRemaining()) {
                break;
            }
        }
        return sum;
    }

    private static void range(ByteBuffer[] buffers, int offset, int length) {
        if (offset < 0 || length < 0 || offset > buffers.length - length) {
            throw new IndexOutOfBoundsException();
        }
    }

    @Override
    public int ready() {
        if (pending) {
            return SelectionKey.OP_CONNECT;
        }
        if (!isConnected()) {
            return 0;
        }
        boolean readable = socket.isInputShutdown() || socket.in.available() > 0 || socket.in.isEnded();
        return (readable ? SelectionKey.OP_READ : 0) | (socket.out.room() > 0 ? SelectionKey.OP_WRITE : 0);
    }

    @Override
    protected void implCloseSelectableChannel() throws IOException {
        socket.end();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder("java.nio.channels.SocketChannel[");
        if (!isOpen()) {
            s.append("closed");
        } else {
            s.append(isConnected() ? "connected" : pending ? "connection-pending" : "unconnected");
            if (socket.isInputShutdown()) {
                s.append(" ishut");
            }
            if (socket.isOutputShutdown()) {
                s.append(" oshut");
            }
            if (socket.isBound()) {
                s.append(" local=").append(socket.getLocalSocketAddress());
            }
            if (isConnected()) {
                s.append(" remote=").append(socket.getRemoteSocketAddress());
            }
        }
        return s.append(']').toString();
    }
}
