package java.net;

import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** What connects to a network. The device has none but the one that leads back to itself. */
public final class NetworkInterface {
    private static final NetworkInterface LOOPBACK = new NetworkInterface();

    private NetworkInterface() {
    }

    public static NetworkInterface getByName(String name) throws SocketException {
        if (name == null) {
            throw new NullPointerException();
        }
        return name.equals("lo") ? LOOPBACK : null;
    }

    public static NetworkInterface getByIndex(int index) throws SocketException {
        if (index < 0) {
            throw new IllegalArgumentException("Interface index can't be negative");
        }
        return index == 1 ? LOOPBACK : null;
    }

    public static NetworkInterface getByInetAddress(InetAddress address) throws SocketException {
        if (address == null) {
            throw new NullPointerException();
        }
        return LOOPBACK.addresses().contains(address) ? LOOPBACK : null;
    }

    public static Enumeration<NetworkInterface> getNetworkInterfaces() throws SocketException {
        return Collections.enumeration(Collections.singletonList(LOOPBACK));
    }

    private List<InetAddress> addresses() {
        byte[] six = new byte[16];
        six[15] = 1;
        return Arrays.asList(new Inet6Address(null, six), new Inet4Address(null, new byte[] {127, 0, 0, 1}));
    }

    public String getName() {
        return "lo";
    }

    public String getDisplayName() {
        return "lo";
    }

    public int getIndex() {
        return 1;
    }

    public Enumeration<InetAddress> getInetAddresses() {
        return Collections.enumeration(addresses());
    }

    public List<InterfaceAddress> getInterfaceAddresses() {
        List<InetAddress> a = addresses();
        return Arrays.asList(new InterfaceAddress(a.get(0), (short) 128), new InterfaceAddress(a.get(1), (short) 8));
    }

    public Enumeration<NetworkInterface> getSubInterfaces() {
        return Collections.enumeration(Collections.<NetworkInterface>emptyList());
    }

    public NetworkInterface getParent() {
        return null;
    }

    public boolean isUp() throws SocketException {
        return true;
    }

    public boolean isLoopback() throws SocketException {
        return true;
    }

    public boolean isPointToPoint() throws SocketException {
        return false;
    }

    public boolean supportsMulticast() throws SocketException {
        return false;
    }

    public boolean isVirtual() {
        return false;
    }

    public byte[] getHardwareAddress() throws SocketException {
        return null;
    }

    public int getMTU() throws SocketException {
        return 65536;
    }

    @Override
    public boolean equals(Object o) {
        return o == this;
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    @Override
    public String toString() {
        return "name:lo (lo)";
    }
}
