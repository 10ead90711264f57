package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.SocketChannel;
import libcore.net.Way;

/**
 * One end of a connection. There is no network, so that connecting fails as it does on a device that
 * has none: names are unknown, addresses out of reach, and on this machine only this process listens.
 */
public class Socket implements Closeable {
    private boolean closed;
    private boolean bound;
    private InetSocketAddress remote;
    private InetAddress local;
    Way in;
    Way out;
    SocketChannel channel;
    private boolean inputShutdown;
    private boolean outputShutdown;
    private int localPort = -1;
    private int timeout;
    private int linger = -1;
    private boolean noDelay;
    private boolean keepAlive;
    private boolean oobInline;
    private boolean reuse;
    private int sendSize = 65536;
    private int receiveSize = 65536;
    private int trafficClass;

    public Socket() {
    }

    public Socket(Proxy proxy) {
        if (proxy == null || proxy.type() == Proxy.Type.HTTP) {
            throw new IllegalArgumentException("Invalid Proxy");
        }
    }

    public Socket(String host, int port) throws UnknownHostException, IOException {
        this(InetAddress.getAllByName(host)[0], port);
    }

    public Socket(InetAddress address, int port) throws IOException {
        open(address, port);
    }

    public Socket(String host, int port, InetAddress local, int localPort) throws IOException {
        this(InetAddress.getAllByName(host)[0], port, local, localPort);
    }

    public Socket(InetAddress address, int port, InetAddress local, int localPort) throws IOException {
        bind(new InetSocketAddress(local, localPort));
        open(address, port);
    }

    private void open(InetAddress address, int port) throws IOException {
        if (port < 0 || port > 0xffff) {
            throw new IllegalArgumentException("port out of range:" + port);
        }
        try {
            connect(new InetSocketAddress(address, port), 0);
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    public void connect(SocketAddress endpoint) throws IOException {
        connect(endpoint, 0);
    }

    public void connect(SocketAddress endpoint, int timeout) throws IOException {
        if (endpoint == null) {
            throw new IllegalArgumentException("connect: The address can't be null");
        }
        if (timeout < 0) {
            throw new IllegalArgumentException("connect: timeout can't be negative");
        }
        open();
        if (!(endpoint instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        InetSocketAddress to = (InetSocketAddress) endpoint;
        if (to.isUnresolved()) {
            throw new UnknownHostException("Unable to resolve host \"" + to.getHostName() + "\": No address associated with hostname");
        }
        if (isConnected()) {
            throw new SocketException("already connected");
        }
        boolean here = to.getAddress().isLoopbackAddress() || to.getAddress().isAnyLocalAddress();
        if (here && reach(to)) {
            return;
        }
        end(); // a channel stays open until it is told
        String why = here ? "ECONNREFUSED (Connection refused)" : "ENETUNREACH (Network is unreachable)";
        throw new ConnectException("failed to connect to " + to.getAddress() + " (port " + to.getPort() + ")"
                + (timeout > 0 ? " after " + timeout + "ms" : "") + ": connect failed: " + why);
    }

    /** Connects to a server of this process; false if there is none. */
    private boolean reach(InetSocketAddress to) throws IOException {
        if (!bound) {
            bind(null);
        }
        in = new Way();
        out = new Way();
        remote = to;
        local = to.getAddress();
        if (Listening.offer(this, to.getPort())) {
            return true;
        }
        in = out = null;
        remote = null;
        local = null;
        return false;
    }

    /** Becomes the server's end of a connection. */
    final void answer(Socket client, int port) {
        in = client.out;
        out = client.in;
        remote = new InetSocketAddress(client.local, client.localPort);
        local = client.local;
        localPort = port;
        bound = true;
    }

    public void bind(SocketAddress address) throws IOException {
        open();
        if (bound) {
            throw new SocketException("Already bound");
        }
        if (address != null && !(address instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        if (address != null && ((InetSocketAddress) address).isUnresolved()) {
            throw new SocketException("Unresolved address");
        }
        bound = true;
        int port = address == null ? 0 : ((InetSocketAddress) address).getPort();
        localPort = Ports.give(port);
    }

    private void open() throws SocketException {
        if (closed) {
            throw new SocketException("Socket is closed");
        }
    }

    public InetAddress getInetAddress() {
        return remote == null ? null : remote.getAddress();
    }

    public InetAddress getLocalAddress() {
        return local != null && !closed ? local : new Inet6Address(null, new byte[16]);
    }

    public int getPort() {
        return remote == null ? 0 : remote.getPort();
    }

    public int getLocalPort() {
        return localPort;
    }

    public SocketAddress getRemoteSocketAddress() {
        return remote;
    }

    public SocketAddress getLocalSocketAddress() {
        return bound ? new InetSocketAddress(getLocalAddress(), localPort) : null;
    }

    private void connected() throws SocketException {
        open();
        if (remote == null) {
            throw new SocketException("Socket is not connected");
        }
    }

    public InputStream getInputStream() throws IOException {
        connected();
        if (inputShutdown) {
            throw new SocketException("Socket input is shutdown");
        }
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] b, int offset, int length) throws IOException {
                open();
                if (offset < 0 || length < 0 || length > b.length - offset) {
                    throw new ArrayIndexOutOfBoundsException("length=" + b.length + "; regionStart=" + offset + "; regionLength=" + length);
                }
                int n = in.read(b, offset, length, timeout);
                open(); // it may have been closed meanwhile
                if (n == Way.LATE) {
                    throw new SocketTimeoutException("Read timed out");
                }
                return n;
            }

            @Override
            public int available() throws IOException {
                open();
                return in.available();
            }

            @Override
            public void close() throws IOException {
                Socket.this.close();
            }
        };
    }

    public OutputStream getOutputStream() throws IOException {
        connected();
        if (outputShutdown) {
            throw new SocketException("Socket output is shutdown");
        }
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] b, int offset, int length) throws IOException {
                open();
                if (offset < 0 || length < 0 || length > b.length - offset) {
                    throw new ArrayIndexOutOfBoundsException("length=" + b.length + "; regionStart=" + offset + "; regionLength=" + length);
                }
                if (!out.write(b, offset, length)) {
                    throw new SocketException("sendto failed: EPIPE (Broken pipe)");
                }
            }

            @Override
            public void close() throws IOException {
                Socket.this.close();
            }
        };
    }

    public void setTcpNoDelay(boolean on) throws SocketException {
        open();
        noDelay = on;
    }

    public boolean getTcpNoDelay() throws SocketException {
        open();
        return noDelay;
    }

    public void setSoLinger(boolean on, int seconds) throws SocketException {
        open();
        if (on && seconds < 0) {
            throw new IllegalArgumentException("invalid value for SO_LINGER");
        }
        linger = on ? Math.min(seconds, 65535) : -1;
    }

    public int getSoLinger() throws SocketException {
        open();
        return linger;
    }

    public void sendUrgentData(int data) throws IOException {
        connected();
        if (oobInline) {
            out.write(new byte[] {(byte) data}, 0, 1);
        }
    }

    public void setOOBInline(boolean on) throws SocketException {
        open();
        oobInline = on;
    }

    public boolean getOOBInline() throws SocketException {
        open();
        return oobInline;
    }

    public synchronized void setSoTimeout(int millis) throws SocketException {
        open();
        if (millis < 0) {
            throw new IllegalArgumentException("timeout can't be negative");
        }
        timeout = millis;
    }

    public synchronized int getSoTimeout() throws SocketException {
        open();
        return timeout;
    }

    public synchronized void setSendBufferSize(int size) throws SocketException {
        if (size <= 0) {
            throw new IllegalArgumentException("negative send size");
        }
        open();
        sendSize = size;
    }

    public synchronized int getSendBufferSize() throws SocketException {
        open();
        return sendSize;
    }

    public synchronized void setReceiveBufferSize(int size) throws SocketException {
        if (size <= 0) {
            throw new IllegalArgumentException("invalid receive size");
        }
        open();
        receiveSize = size;
    }

    public synchronized int getReceiveBufferSize() throws SocketException {
        open();
        return receiveSize;
    }

    public void setKeepAlive(boolean on) throws SocketException {
        open();
        keepAlive = on;
    }

    public boolean getKeepAlive() throws SocketException {
        open();
        return keepAlive;
    }

    public void setTrafficClass(int value) throws SocketException {
        if (value < 0 || value > 255) {
            throw new IllegalArgumentException("tc is not in range 0 -- 255");
        }
        open();
        trafficClass = value;
    }

    public int getTrafficClass() throws SocketException {
        open();
        return trafficClass;
    }

    public void setReuseAddress(boolean on) throws SocketException {
        open();
        reuse = on;
    }

    public boolean getReuseAddress() throws SocketException {
        open();
        return reuse;
    }

    public void setPerformancePreferences(int connectionTime, int latency, int bandwidth) {
    }

    /** The channel that the socket belongs to, null if it has none. */
    public SocketChannel getChannel() {
        return channel;
    }

    @Override
    public synchronized void close() throws IOException {
        if (channel != null) {
            channel.close();
        } else {
            end();
        }
    }

    /** Closes the socket, not its channel. */
    final void end() {
        closed = true;
        endWays();
    }

    /** Lets the other end see that this one is gone. */
    final void endWays() {
        if (remote != null) {
            in.endReading();
            out.endWriting();
        }
    }

    public void shutdownInput() throws IOException {
        connected();
        inputShutdown = true;
        in.endReading();
    }

    public void shutdownOutput() throws IOException {
        connected();
        outputShutdown = true;
        out.endWriting();
    }

    public boolean isConnected() {
        return remote != null;
    }

    public boolean isBound() {
        return bound;
    }

    public boolean isClosed() {
        return closed;
    }

    public boolean isInputShutdown() {
        return inputShutdown;
    }

    public boolean isOutputShutdown() {
        return outputShutdown;
    }

    @Override
    public String toString() {
        return remote == null ? "Socket[unconnected]"
                : "Socket[address=" + getInetAddress() + ",port=" + getPort() + ",localPort=" + localPort + "]";
    }
}
