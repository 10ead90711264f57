package java.net;

import java.io.IOException;

/** A datagram socket for groups, of which none can be joined without a network. */
public class MulticastSocket extends DatagramSocket {
    private int timeToLive = 1;
    private boolean loopbackDisabled;
    private NetworkInterface outgoing;

    public MulticastSocket() throws IOException {
        this(new InetSocketAddress(0));
    }

    public MulticastSocket(int port) throws IOException {
        this(new InetSocketAddress(port));
    }

    public MulticastSocket(SocketAddress address) throws IOException {
        super((SocketAddress) null);
        setReuseAddress(true);
        if (address != null) {
            bind(address);
        }
    }

    public void setTimeToLive(int ttl) throws IOException {
        if (ttl < 0 || ttl > 255) {
            throw new IllegalArgumentException("ttl out of range");
        }
        open();
        timeToLive = ttl;
    }

    public int getTimeToLive() throws IOException {
        open();
        return timeToLive;
    }

    public void joinGroup(InetAddress group) throws IOException {
        open();
        group(group);
        throw new SocketException("setsockopt failed: ENODEV (No such device)");
    }

    public void leaveGroup(InetAddress group) throws IOException {
        open();
        group(group);
        throw new SocketException("setsockopt failed: EADDRNOTAVAIL (Cannot assign requested address)");
    }

    public void joinGroup(SocketAddress group, NetworkInterface via) throws IOException {
        joinGroup(address(group));
    }

    public void leaveGroup(SocketAddress group, NetworkInterface via) throws IOException {
        leaveGroup(address(group));
    }

    private static InetAddress address(SocketAddress group) {
        if (!(group instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        return ((InetSocketAddress) group).getAddress();
    }

    private static void group(InetAddress group) throws SocketException {
        if (!group.isMulticastAddress()) {
            throw new SocketException("Not a multicast address");
        }
    }

    public void setNetworkInterface(NetworkInterface via) throws SocketException {
        open();
        outgoing = via;
    }

    public NetworkInterface getNetworkInterface() throws SocketException {
        open();
        return outgoing;
    }

    public void setInterface(InetAddress address) throws SocketException {
        open();
        NetworkInterface via = NetworkInterface.getByInetAddress(address);
        if (via == null) {
            throw new SocketException("setsockopt failed: EADDRNOTAVAIL (Cannot assign requested address)");
        }
        outgoing = via;
    }

    public InetAddress getInterface() throws SocketException {
        open();
        return outgoing == null ? new InetSocketAddress(0).getAddress() : outgoing.getInetAddresses().nextElement();
    }

    public void setLoopbackMode(boolean disable) throws SocketException {
        open();
        loopbackDisabled = disable;
    }

    public boolean getLoopbackMode() throws SocketException {
        open();
        return loopbackDisabled;
    }
}
