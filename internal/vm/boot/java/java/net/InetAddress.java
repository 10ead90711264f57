package java.net;

import java.io.IOException;
import java.io.Serializable;

/** An address of the internet; hosts are those of the canned network. */
public class InetAddress implements Serializable {
    private static final long serialVersionUID = 3286316764910316507L;

    final String hostName;
    final byte[] address;

    InetAddress(String hostName, byte[] address) {
        this.hostName = hostName;
        this.address = address;
    }

    /** The address of a host, null if the network does not know it. */
    private static native byte[] lookup(String host);

    public static InetAddress getByName(String host) throws UnknownHostException {
        return getAllByName(host)[0];
    }

    public static InetAddress[] getAllByName(String host) throws UnknownHostException {
        if (host == null || host.isEmpty()) {
            return new InetAddress[] {getLoopbackAddress()};
        }
        String bare = host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
        byte[] literal = Inet4Address.parse(bare);
        if (literal == null) {
            literal = Inet6Address.parse(bare);
        }
        if (literal != null) {
            return new InetAddress[] {make(null, literal)};
        }
        if (host.equalsIgnoreCase("localhost")) {
            return new InetAddress[] {make(host, new byte[] {127, 0, 0, 1})};
        }
        byte[] found = lookup(host);
        if (found == null) {
            throw new UnknownHostException("Unable to resolve host \"" + host + "\": No address associated with hostname");
        }
        return new InetAddress[] {make(host, found)};
    }

    private static InetAddress make(String host, byte[] address) {
        if (address.length == 16 && mapped(address)) {
            byte[] v4 = {address[12], address[13], address[14], address[15]};
            return new Inet4Address(host, v4);
        }
        return address.length == 4 ? new Inet4Address(host, address) : new Inet6Address(host, address);
    }

    /** Whether an address of sixteen bytes stands for one of four (RFC 4291, 2.5.5.2). */
    private static boolean mapped(byte[] address) {
        for (int i = 0; i < 10; i++) {
            if (address[i] != 0) {
                return false;
            }
        }
        return address[10] == -1 && address[11] == -1;
    }

    public static InetAddress getByAddress(byte[] address) throws UnknownHostException {
        return getByAddress(null, address);
    }

    public static InetAddress getByAddress(String host, byte[] address) throws UnknownHostException {
        if (address.length != 4 && address.length != 16) {
            throw new UnknownHostException("addr is of illegal length");
        }
        return make(host, address.clone());
    }

    public static InetAddress getLocalHost() throws UnknownHostException {
        return make("localhost", new byte[] {127, 0, 0, 1});
    }

    public static InetAddress getLoopbackAddress() {
        return make("localhost", new byte[] {127, 0, 0, 1});
    }

    public String getHostName() {
        if (hostName != null) {
            return hostName;
        }
        return isLoopbackAddress() ? "localhost" : getHostAddress();
    }

    public String getCanonicalHostName() {
        return getHostName();
    }

    public byte[] getAddress() {
        return address.clone();
    }

    public String getHostAddress() {
        return null;
    }

    public boolean isMulticastAddress() {
        return false;
    }

    public boolean isAnyLocalAddress() {
        return false;
    }

    public boolean isLoopbackAddress() {
        return false;
    }

    public boolean isLinkLocalAddress() {
        return false;
    }

    public boolean isSiteLocalAddress() {
        return false;
    }

    public boolean isReachable(int timeout) throws IOException {
        if (timeout < 0) {
            throw new IllegalArgumentException("timeout can't be negative");
        }
        return isLoopbackAddress();
    }

    @Override
    public int hashCode() {
        return -1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof InetAddress && java.util.Arrays.equals(address, ((InetAddress) other).address);
    }

    @Override
    public String toString() {
        return (hostName == null ? "" : hostName) + "/" + getHostAddress();
    }
}
