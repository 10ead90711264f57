package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.ServerSocketChannel;

/** Waits for connections, which come from this process only, since there is no network. */
public class ServerSocket implements Closeable {
    private InetAddress address;
    private int port = -1;
    private boolean bound;
    final Listening life = new Listening();
    ServerSocketChannel channel;
    private int timeout;
    private int receiveSize = 65536;
    private boolean reuse = true;

    public ServerSocket() throws IOException {
    }

    public ServerSocket(int port) throws IOException {
        this(port, 50, null);
    }

    public ServerSocket(int port, int backlog) throws IOException {
        this(port, backlog, null);
    }

    public ServerSocket(int port, int backlog, InetAddress address) throws IOException {
        if (port < 0 || port > 0xffff) {
            throw new IllegalArgumentException("Port value out of range: " + port);
        }
        bind(new InetSocketAddress(address, port), backlog);
    }

    public void bind(SocketAddress endpoint) throws IOException {
        bind(endpoint, 50);
    }

    public void bind(SocketAddress endpoint, int backlog) throws IOException {
        open();
        if (bound) {
            throw new SocketException("Already bound");
        }
        if (endpoint != null && !(endpoint instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        InetSocketAddress at = endpoint == null ? new InetSocketAddress(0) : (InetSocketAddress) endpoint;
        if (at.isUnresolved()) {
            throw new SocketException("Unresolved address");
        }
        int given = Ports.give(at.getPort());
        life.serve(given, backlog < 1 ? 50 : backlog);
        address = at.getAddress();
        port = given;
        bound = true;
    }

    private void open() throws SocketException {
        if (isClosed()) {
            throw new SocketException("Socket is closed");
        }
    }

    public Socket accept() throws IOException {
        open();
        if (!bound) {
            throw new SocketException("Socket is not bound yet");
        }
        Socket s = new Socket();
        implAccept(s);
        return s;
    }

    protected final void implAccept(Socket s) throws IOException {
        Socket client = life.accept(timeout);
        if (client != null) {
            s.answer(client, port);
            return;
        }
        if (isClosed()) {
            throw new SocketException("Socket closed");
        }
        throw new SocketTimeoutException("Accept timed out");
    }

    public InetAddress getInetAddress() {
        return bound ? address : null;
    }

    public int getLocalPort() {
        return port;
    }

    public SocketAddress getLocalSocketAddress() {
        return bound ? new InetSocketAddress(address, port) : null;
    }

    public synchronized void setSoTimeout(int millis) throws SocketException {
        open();
        if (millis < 0) {
            throw new IllegalArgumentException("timeout < 0");
        }
        timeout = millis;
    }

    public synchronized int getSoTimeout() throws IOException {
        open();
        return timeout;
    }

    public void setReuseAddress(boolean on) throws SocketException {
        open();
        reuse = on;
    }

    public boolean getReuseAddress() throws SocketException {
        open();
        return reuse;
    }

    public synchronized void setReceiveBufferSize(int size) throws SocketException {
        if (size <= 0) {
            throw new IllegalArgumentException("negative receive size");
        }
        open();
        receiveSize = size;
    }

    public synchronized int getReceiveBufferSize() throws SocketException {
        open();
        return receiveSize;
    }

    public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {
    }

    /** The channel that the socket belongs to, null if it has none. */
    public ServerSocketChannel getChannel() {
        return channel;
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
        } else {
            life.close();
        }
    }

    public boolean isBound() {
        return bound;
    }

    public boolean isClosed() {
        return life.isClosed();
    }

    @Override
    public String toString() {
        return bound ? "ServerSocket[addr=" + address + ",localport=" + port + "]" : "ServerSocket[unbound]";
    }
}
