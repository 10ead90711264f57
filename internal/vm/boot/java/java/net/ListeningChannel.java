package java.net;

import java.io.IOException;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NotYetBoundException;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The channel of a socket that waits for connections. */
final class ListeningChannel extends ServerSocketChannel implements NetChannels.Watched {
    private final ServerSocket socket;

    ListeningChannel(SelectorProvider provider) throws IOException {
        super(provider);
        socket = new ServerSocket();
        socket.channel = this;
    }

    private void mustBeOpen() throws ClosedChannelException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
    }

    @Override
    public ServerSocketChannel bind(SocketAddress local, int backlog) throws IOException {
        mustBeOpen();
        if (socket.isBound()) {
            throw new AlreadyBoundException();
        }
        ConnectedChannel.check(local);
        socket.bind(local, backlog);
        return this;
    }

    @Override
    public <T> ServerSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        mustBeOpen();
        if (name == StandardSocketOptions.SO_RCVBUF) {
            socket.setReceiveBufferSize((Integer) value);
        } else if (name == StandardSocketOptions.SO_REUSEADDR) {
            socket.setReuseAddress((Boolean) value);
        } else {
            throw new UnsupportedOperationException("'" + name + "' not supported");
        }
        return this;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T getOption(SocketOption<T> name) throws IOException {
        mustBeOpen();
        if (name == StandardSocketOptions.SO_RCVBUF) {
            return (T) Integer.valueOf(socket.getReceiveBufferSize());
        }
        if (name == StandardSocketOptions.SO_REUSEADDR) {
            return (T) Boolean.valueOf(socket.getReuseAddress());
        }
        throw new UnsupportedOperationException("'" + name + "' not supported");
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return new HashSet<SocketOption<?>>(
                Arrays.<SocketOption<?>>asList(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR));
    }

    @Override
    public ServerSocket socket() {
        return socket;
    }

    @Override
    public SocketChannel accept() throws IOException {
        mustBeOpen();
        if (!socket.isBound()) {
            throw new NotYetBoundException();
        }
        Socket client = isBlocking() ? socket.life.accept(0) : socket.life.poll();
        if (client == null) {
            if (!isOpen()) {
                throw new AsynchronousCloseException();
            }
            return null;
        }
        Socket s = new Socket();
        s.answer(client, socket.getLocalPort());
        return new ConnectedChannel(provider(), s);
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        mustBeOpen();
        return socket.getLocalSocketAddress();
    }

    @Override
    public int ready() {
        return socket.life.isWaitedFor() ? SelectionKey.OP_ACCEPT : 0;
    }

    @Override
    protected void implCloseSelectableChannel() throws IOException {
        socket.life.close();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {
    }

    @Override
    public String toString() {
        return "sun.nio.ch.ServerSocketChannelImpl[" + (!isOpen() ? "closed" : !socket.isBound() ? "unbound"
                : String.valueOf(socket.getLocalSocketAddress())) + "]";
    }
}
