import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.UnknownHostException;
import java.util.Arrays;

/** Addresses by number; no name is looked up. */
public class Addresses {
    static void show(String text) {
        try {
            InetAddress a = InetAddress.getByName(text);
            System.out.println(text + " " + a.getHostAddress() + " " + Arrays.toString(a.getAddress()) + " " + (a instanceof Inet4Address) + a.isLoopbackAddress()
                + a.isAnyLocalAddress() + a.isSiteLocalAddress() + a.isLinkLocalAddress() + a.isMulticastAddress() + " " + a.hashCode());
        } catch (UnknownHostException e) {
            System.out.println(text + " unknown");
        }
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"127.0.0.1", "0.0.0.0", "192.168.1.255", "169.254.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "2001:db8::ff00:42:8329", "::ffff:1.2.3.4", "ff02::1"}) {
            show(s);
        }
        InetAddress named = InetAddress.getByAddress("name", new byte[] {1, 2, 3, 4});
        System.out.println(named + " " + named.getHostName() + " " + named.equals(InetAddress.getByAddress(new byte[] {1, 2, 3, 4})));
        try {
            InetAddress.getByAddress(new byte[3]);
        } catch (UnknownHostException e) {
            System.out.println("length");
        }
        InetSocketAddress a = InetSocketAddress.createUnresolved("some.host", 80);
        System.out.println(a.getHostName() + " " + a.getPort() + " " + a.isUnresolved() + " " + a.getAddress() + " " + a.getHostString() + " " + a.equals(InetSocketAddress.createUnresolved("SOME.HOST", 80)));
        InetSocketAddress b = new InetSocketAddress(named, 443);
        System.out.println(b + " " + b.isUnresolved() + " " + b.equals(new InetSocketAddress(InetAddress.getByAddress(new byte[] {1, 2, 3, 4}), 443)));
        for (int port : new int[] {-1, 65536, 65535}) {
            try {
                System.out.println(new InetSocketAddress(named, port).getPort());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        Proxy p = new Proxy(Proxy.Type.HTTP, a);
        System.out.println(Proxy.NO_PROXY + " " + p.type() + " " + p.address().equals(a) + " " + p.equals(new Proxy(Proxy.Type.HTTP, a)));
        System.out.println(InetAddress.getLoopbackAddress().getHostAddress());
    }
}
