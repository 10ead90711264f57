package java.net;

/** What a datagram socket sends and receives: bytes and an address. */
public final class DatagramPacket {
    private byte[] data;
    private int offset;
    private int length;
    private int room; // for what is received, however short the packets before it were
    private InetAddress address;
    private int port = -1;

    public DatagramPacket(byte[] data, int length) {
        this(data, 0, length);
    }

    public DatagramPacket(byte[] data, int offset, int length) {
        setData(data, offset, length);
    }

    public DatagramPacket(byte[] data, int length, InetAddress address, int port) {
        this(data, 0, length, address, port);
    }

    public DatagramPacket(byte[] data, int offset, int length, InetAddress address, int port) {
        setData(data, offset, length);
        setAddress(address);
        setPort(port);
    }

    public DatagramPacket(byte[] data, int length, SocketAddress address) {
        this(data, 0, length, address);
    }

    public DatagramPacket(byte[] data, int offset, int length, SocketAddress address) {
        setData(data, offset, length);
        setSocketAddress(address);
    }

    /** Takes what came in, as much of it as there is room for. */
    synchronized void fill(DatagramPacket from) {
        length = Math.min(room, from.length);
        System.arraycopy(from.data, from.offset, data, offset, length);
        address = from.address;
        port = from.port;
    }

    public synchronized byte[] getData() {
        return data;
    }

    public synchronized int getOffset() {
        return offset;
    }

    public synchronized int getLength() {
        return length;
    }

    public synchronized InetAddress getAddress() {
        return address;
    }

    public synchronized int getPort() {
        return port;
    }

    public synchronized void setData(byte[] data) {
        if (data == null) {
            throw new NullPointerException("null packet buffer");
        }
        this.data = data;
        offset = 0;
        length = room = data.length;
    }

    public synchronized void setData(byte[] data, int offset, int length) {
        if (length < 0 || offset < 0 || length + offset < 0 || length + offset > data.length) {
            throw new IllegalArgumentException("illegal length or offset");
        }
        this.data = data;
        this.offset = offset;
        this.length = room = length;
    }

    public synchronized void setLength(int length) {
        if (length < 0 || length + offset < 0 || length + offset > data.length) {
            throw new IllegalArgumentException("illegal length");
        }
        this.length = room = length;
    }

    public synchronized void setAddress(InetAddress address) {
        this.address = address;
    }

    public synchronized void setPort(int port) {
        if (port < 0 || port > 0xffff) {
            throw new IllegalArgumentException("Port out of range:" + port);
        }
        this.port = port;
    }

    public synchronized void setSocketAddress(SocketAddress address) {
        if (!(address instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("unsupported address type");
        }
        InetSocketAddress a = (InetSocketAddress) address;
        if (a.isUnresolved()) {
            throw new IllegalArgumentException("unresolved address");
        }
        setAddress(a.getAddress());
        setPort(a.getPort());
    }

    public synchronized SocketAddress getSocketAddress() {
        return new InetSocketAddress(address, port);
    }
}
