package java.net;

/** A host and a port. */
public class InetSocketAddress extends SocketAddress {
    private static final long serialVersionUID = 5076001401234631237L;

    private final InetAddress addr;
    private final String hostname;
    private final int port;

    private InetSocketAddress(String hostname, InetAddress addr, int port) {
        if (port < 0 || port > 0xffff) {
            throw new IllegalArgumentException("port out of range:" + port);
        }
        this.hostname = hostname;
        this.addr = addr;
        this.port = port;
    }

    public InetSocketAddress(int port) {
        this((String) null, new Inet6Address(null, new byte[16]), port);
    }

    public InetSocketAddress(InetAddress addr, int port) {
        this(null, addr == null ? new Inet6Address(null, new byte[16]) : addr, port);
    }

    public InetSocketAddress(String hostname, int port) {
        this(named(hostname), find(hostname), port);
    }

    private static String named(String hostname) {
        if (hostname == null) {
            throw new IllegalArgumentException("hostname can't be null");
        }
        return hostname;
    }

    private static InetAddress find(String hostname) {
        try {
            return InetAddress.getByName(hostname);
        } catch (UnknownHostException e) {
            return null;
        }
    }

    public static InetSocketAddress createUnresolved(String hostname, int port) {
        return new InetSocketAddress(named(hostname), null, port);
    }

    public final int getPort() {
        return port;
    }

    public final InetAddress getAddress() {
        return addr;
    }

    public final String getHostName() {
        return hostname != null ? hostname : addr.getHostName();
    }

    public final String getHostString() {
        return hostname != null ? hostname : addr.hostName != null ? addr.hostName : addr.getHostAddress();
    }

    public final boolean isUnresolved() {
        return addr == null;
    }

    @Override
    public String toString() {
        return (addr == null ? hostname : addr.toString()) + ":" + port;
    }

    @Override
    public final boolean equals(Object other) {
        if (!(other instanceof InetSocketAddress)) {
            return false;
        }
        InetSocketAddress that = (InetSocketAddress) other;
        return port == that.port && (addr != null ? addr.equals(that.addr) : that.addr == null && hostname.equalsIgnoreCase(that.hostname));
    }

    @Override
    public final int hashCode() {
        return (addr != null ? addr.hashCode() : hostname.toLowerCase().hashCode()) + port;
    }
}
