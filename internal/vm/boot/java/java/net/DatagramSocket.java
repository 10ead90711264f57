package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.util.Arrays;

/** Sends and receives packets. There is no network: only the sockets of this process reach each other. */
public class DatagramSocket implements Closeable {
    private InetAddress local;
    private int localPort;
    private boolean bound;
    private InetSocketAddress peer;
    private final Mailbox box = new Mailbox();
    private int timeout;
    private int sendSize = 65536;
    private int receiveSize = 65536;
    private int trafficClass;
    private boolean reuse;
    private boolean broadcast = true;

    public DatagramSocket() throws SocketException {
        this(new InetSocketAddress(0));
    }

    public DatagramSocket(int port) throws SocketException {
        this(port, null);
    }

    public DatagramSocket(int port, InetAddress address) throws SocketException {
        this(new InetSocketAddress(address, port));
    }

    public DatagramSocket(SocketAddress address) throws SocketException {
        if (address != null) {
            bind(address);
        }
    }

    public synchronized void bind(SocketAddress address) throws SocketException {
        open();
        if (bound) {
            throw new SocketException("already bound");
        }
        if (address != null && !(address instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type!");
        }
        InetSocketAddress at = address == null ? new InetSocketAddress(0) : (InetSocketAddress) address;
        if (at.isUnresolved()) {
            throw new SocketException("Unresolved address");
        }
        local = at.getAddress();
        int port = Ports.give(at.getPort());
        box.serve(port, reuse);
        localPort = port;
        bound = true;
    }

    void open() throws SocketException {
        if (isClosed()) {
            throw new SocketException("Socket is closed");
        }
    }

    public void connect(InetAddress address, int port) {
        if (address == null) {
            throw new IllegalArgumentException("connect: null address");
        }
        if (port < 0 || port > 0xffff) {
            throw new IllegalArgumentException("connect: " + port);
        }
        if (!isClosed()) {
            peer = new InetSocketAddress(address, port);
        }
    }

    public void connect(SocketAddress address) throws SocketException {
        if (address == null) {
            throw new IllegalArgumentException("Address can't be null");
        }
        if (!(address instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        InetSocketAddress a = (InetSocketAddress) address;
        if (a.isUnresolved()) {
            throw new SocketException("Unresolved address");
        }
        open();
        connect(a.getAddress(), a.getPort());
    }

    public void disconnect() {
        peer = null;
    }

    public void send(DatagramPacket p) throws IOException {
        open();
        InetAddress to = p.getAddress();
        if (peer != null && to == null) {
            p.setAddress(peer.getAddress());
            p.setPort(peer.getPort());
            to = peer.getAddress();
        } else if (peer != null && !(peer.getAddress().equals(to) && peer.getPort() == p.getPort())) {
            throw new IllegalArgumentException("connected address and packet address differ");
        } else if (to == null) {
            throw new IllegalArgumentException("Address not set");
        }
        if (!to.isLoopbackAddress()) {
            throw new SocketException("sendto failed: ENETUNREACH (Network is unreachable)");
        }
        if (!bound) {
            bind(null);
        }
        byte[] data = Arrays.copyOfRange(p.getData(), p.getOffset(), p.getOffset() + p.getLength());
        Mailbox.send(p.getPort(), new DatagramPacket(data, data.length, local.isAnyLocalAddress() ? to : local, localPort));
    }

    public void receive(DatagramPacket p) throws IOException {
        open();
        if (!bound) {
            bind(null);
        }
        DatagramPacket got;
        do {
            got = box.receive(timeout);
            if (got == null) {
                throw isClosed() ? new SocketException("Socket closed") : new SocketTimeoutException("Receive timed out");
            }
        } while (peer != null && !peer.equals(got.getSocketAddress()));
        p.fill(got);
    }

    public InetAddress getInetAddress() {
        return peer == null ? null : peer.getAddress();
    }

    public int getPort() {
        return peer == null ? -1 : peer.getPort();
    }

    public SocketAddress getRemoteSocketAddress() {
        return peer;
    }

    public InetAddress getLocalAddress() {
        return isClosed() ? null : bound ? local : new InetSocketAddress(0).getAddress();
    }

    public int getLocalPort() {
        return isClosed() ? -1 : localPort;
    }

    public SocketAddress getLocalSocketAddress() {
        return isClosed() || !bound ? null : new InetSocketAddress(local, localPort);
    }

    public synchronized void setSoTimeout(int millis) throws SocketException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout < 0");
        }
        open();
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

    public synchronized void setReuseAddress(boolean on) throws SocketException {
        open();
        reuse = on;
    }

    public synchronized boolean getReuseAddress() throws SocketException {
        open();
        return reuse;
    }

    public synchronized void setBroadcast(boolean on) throws SocketException {
        open();
        broadcast = on;
    }

    public synchronized boolean getBroadcast() throws SocketException {
        open();
        return broadcast;
    }

    public synchronized void setTrafficClass(int value) throws SocketException {
        if (value < 0 || value > 255) {
            throw new IllegalArgumentException("tc is not in range 0 -- 255");
        }
        open();
        trafficClass = value;
    }

    public synchronized int getTrafficClass() throws SocketException {
        open();
        return trafficClass;
    }

    @Override
    public void close() {
        box.close();
    }

    public boolean isBound() {
        return bound;
    }

    public boolean isConnected() {
        return peer != null;
    }

    public boolean isClosed() {
        return box.isClosed();
    }
}
