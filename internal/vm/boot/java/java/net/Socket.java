package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * One end of a connection. There is no network, so that connecting fails as it does on a device that
 * has none: names are unknown, addresses out of reach, and nobody listens on this machine.
 */
public class Socket implements Closeable {
    private boolean closed;
    private boolean bound;
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
        } finally {
            close();
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
        close();
        String why = to.getAddress().isLoopbackAddress() ? "ECONNREFUSED (Connection refused)" : "ENETUNREACH (Network is unreachable)";
        throw new ConnectException("failed to connect to " + to.getAddress() + " (port " + to.getPort() + ")"
                + (timeout > 0 ? " after " + timeout + "ms" : "") + ": connect failed: " + why);
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
        return null;
    }

    public InetAddress getLocalAddress() {
        return new Inet6Address(null, new byte[16]);
    }

    public int getPort() {
        return 0;
    }

    public int getLocalPort() {
        return localPort;
    }

    public SocketAddress getRemoteSocketAddress() {
        return null;
    }

    public SocketAddress getLocalSocketAddress() {
        return bound ? new InetSocketAddress(getLocalAddress(), localPort) : null;
    }

    public InputStream getInputStream() throws IOException {
        open();
        throw new SocketException("Socket is not connected");
    }

    public OutputStream getOutputStream() throws IOException {
        open();
        throw new SocketException("Socket is not connected");
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
        open();
        throw new SocketException("Socket is not connected");
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

    @Override
    public synchronized void close() throws IOException {
        closed = true;
    }

    public void shutdownInput() throws IOException {
        open();
        throw new SocketException("Socket is not connected");
    }

    public void shutdownOutput() throws IOException {
        open();
        throw new SocketException("Socket is not connected");
    }

    public boolean isConnected() {
        return false;
    }

    public boolean isBound() {
        return bound;
    }

    public boolean isClosed() {
        return closed;
    }

    public boolean isInputShutdown() {
        return false;
    }

    public boolean isOutputShutdown() {
        return false;
    }

    @Override
    public String toString() {
        return "Socket[unconnected]";
    }
}
