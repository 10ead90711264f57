package java.net;

/** What stands between a connection and the network. */
public class Proxy {
    /** The kinds of proxies. */
    public enum Type {
        DIRECT, HTTP, SOCKS
    }

    public static final Proxy NO_PROXY = new Proxy();

    private final Type type;
    private final SocketAddress address;

    private Proxy() {
        type = Type.DIRECT;
        address = null;
    }

    public Proxy(Type type, SocketAddress address) {
        if (type == Type.DIRECT || !(address instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("type " + type + " is not compatible with address " + address);
        }
        this.type = type;
        this.address = address;
    }

    public Type type() {
        return type;
    }

    public SocketAddress address() {
        return address;
    }

    @Override
    public String toString() {
        return type == Type.DIRECT ? "DIRECT" : type + " @ " + address;
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Proxy && ((Proxy) other).type == type
                && (address == null ? ((Proxy) other).address == null : address.equals(((Proxy) other).address));
    }

    @Override
    public final int hashCode() {
        return address == null ? type.hashCode() : type.hashCode() + address.hashCode();
    }
}
