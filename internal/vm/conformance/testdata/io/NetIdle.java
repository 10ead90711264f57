import java.io.*;
import java.net.*;
import java.util.*;
import javax.net.*;

/** Sockets that nobody talks to, packets, host names in other letters. */
public class NetIdle {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " " + a.run());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        ServerSocket s = new ServerSocket();
        System.out.println(s + " " + s.isBound() + s.isClosed() + " " + s.getLocalPort() + " " + s.getInetAddress() + " " + s.getLocalSocketAddress() + " " + s.getSoTimeout());
        attempt("unbound", () -> s.accept());
        s.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0));
        System.out.println(s.isBound() + " " + (s.getLocalPort() > 0) + " " + s.getInetAddress() + " " + s.toString().replaceAll("\\d+]", "N]"));
        attempt("again", () -> {
            s.bind(null);
            return "";
        });
        s.setSoTimeout(20);
        attempt("accept", () -> s.accept());
        attempt("timeout", () -> {
            s.setSoTimeout(-1);
            return "";
        });
        attempt("size", () -> {
            s.setReceiveBufferSize(0);
            return "";
        });
        s.setSoTimeout(0);
        Thread closer = new Thread(() -> {
            try {
                Thread.sleep(20);
                s.close();
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        closer.start();
        attempt("closed while waiting", () -> s.accept());
        closer.join();
        System.out.println(s.isClosed() + " " + s.isBound());
        attempt("closed", () -> s.accept());
        attempt("closed bind", () -> {
            s.bind(null);
            return "";
        });
        attempt("port", () -> new ServerSocket(-1));
        attempt("port", () -> new ServerSocket(65536));
        attempt("address type", () -> {
            try (ServerSocket t = new ServerSocket()) {
                t.bind(new SocketAddress() {
                });
                return "";
            }
        });

        DatagramPacket p = new DatagramPacket(new byte[10], 2, 5);
        System.out.println(p.getOffset() + " " + p.getLength() + " " + p.getData().length + " " + p.getAddress());
        p.setData(new byte[3]);
        System.out.println(p.getOffset() + " " + p.getLength());
        p.setLength(1);
        p.setSocketAddress(new InetSocketAddress(InetAddress.getByAddress("h", new byte[] {10, 0, 0, 1}), 80));
        System.out.println(p.getLength() + " " + p.getAddress() + " " + p.getPort() + " " + p.getSocketAddress());
        attempt("length", () -> {
            p.setLength(4);
            return "";
        });
        attempt("length", () -> new DatagramPacket(new byte[2], 3));
        attempt("offset", () -> new DatagramPacket(new byte[2], -1, 1));
        attempt("port", () -> {
            p.setPort(70000);
            return "";
        });
        attempt("null", () -> {
            p.setData(null);
            return "";
        });
        attempt("unresolved", () -> new DatagramPacket(new byte[1], 1, InetSocketAddress.createUnresolved("x", 1)));

        DatagramSocket d = new DatagramSocket();
        System.out.println(d.isBound() + " " + d.isConnected() + d.isClosed() + " " + (d.getLocalPort() > 0) + " " + d.getPort() + " " + d.getInetAddress() + " " + d.getRemoteSocketAddress() + " " + d.getBroadcast());
        d.setSoTimeout(20);
        attempt("receive", () -> {
            d.receive(new DatagramPacket(new byte[8], 8));
            return "";
        });
        attempt("no address", () -> {
            d.send(new DatagramPacket(new byte[1], 1));
            return "";
        });
        d.connect(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 9);
        System.out.println(d.isConnected() + " " + d.getPort() + " " + d.getInetAddress());
        attempt("other address", () -> {
            d.send(new DatagramPacket(new byte[1], 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 2}), 9));
            return "";
        });
        d.disconnect();
        System.out.println(d.isConnected() + " " + d.getPort());
        d.close();
        System.out.println(d.isClosed() + " " + d.getLocalPort());
        attempt("closed", () -> {
            d.send(p);
            return "";
        });
        DatagramSocket unbound = new DatagramSocket(null);
        System.out.println(unbound.isBound() + " " + unbound.getLocalPort() + " " + unbound.getLocalSocketAddress());

        ProxySelector ps = ProxySelector.getDefault();
        System.out.println(ps.select(new URI("http://example.com/x")) + " " + ps.select(new URI("https://example.com/")));
        attempt("no uri", () -> ps.select(null));
        attempt("no host", () -> ps.select(new URI("mailto:x@y")));
        ProxySelector own = new ProxySelector() {
            @Override
            public List<Proxy> select(URI uri) {
                return Collections.emptyList();
            }

            @Override
            public void connectFailed(URI uri, SocketAddress sa, IOException e) {
            }
        };
        ProxySelector.setDefault(own);
        System.out.println(ProxySelector.getDefault() == own);
        ProxySelector.setDefault(ps);
        System.out.println(SocketFactory.getDefault().createSocket().isConnected() + " " + ServerSocketFactory.getDefault().createServerSocket().isBound() + " " + (SocketFactory.getDefault() == SocketFactory.getDefault()));
        System.out.println(StandardSocketOptions.SO_RCVBUF + " " + StandardSocketOptions.SO_RCVBUF.name() + " " + StandardSocketOptions.TCP_NODELAY.type() + " " + StandardProtocolFamily.valueOf("INET6"));
        NetworkInterface lo = NetworkInterface.getByName("lo");
        System.out.println(lo.getName() + " " + lo.isLoopback() + " " + lo.isUp() + " " + lo.getHardwareAddress() + " " + lo.isVirtual() + " " + NetworkInterface.getByName("nope") + " " + lo.equals(NetworkInterface.getByIndex(lo.getIndex())));

        for (String host : new String[] {"example.com", "B\u00fccher.example", "b\u00fccher", "\u4f8b\u3048.\u30c6\u30b9\u30c8", "fa\u00df.de", "stra\u00dfe", "\u00c4\u00d6\u00dc.de", "a.b.", ".", "xn--bcher-kva.de", "m\u00fcnchen\u3002de", "\u0440\u0444", "\uD83D\uDE00.x", "UPPER.Case", "a_b", "\u00e9\u0301", "e\u0301"}) {
            attempt(host + " ->", () -> IDN.toASCII(host) + " " + IDN.toUnicode(IDN.toASCII(host)));
        }
        for (String host : new String[] {"", "a..b", ".a", "xn--\u00fc", "0123456789012345678901234567890123456789012345678901234567890123.com"}) {
            attempt("[" + host + "]", () -> IDN.toASCII(host));
        }
        for (String host : new String[] {"a_b.c", "-a", "a-", "a b", "ok-1"}) {
            attempt(host + " strict", () -> IDN.toASCII(host, IDN.USE_STD3_ASCII_RULES));
        }
        for (String host : new String[] {"xn--", "xn--a", "xn--bcher-kva", "XN--BCHER-KVA.DE", "xn--99999999", "xn--p1ai", "plain", "a.xn--mnchen-3ya"}) {
            attempt(host + " unicode", () -> IDN.toUnicode(host));
        }
    }
}
