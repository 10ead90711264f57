package javax.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnknownHostException;

/** Makes sockets. */
public abstract class SocketFactory {
    private static SocketFactory plain;

    protected SocketFactory() {
    }

    public static synchronized SocketFactory getDefault() {
        if (plain == null) {
            plain = new Plain();
        }
        return plain;
    }

    public Socket createSocket() throws IOException {
        throw new SocketException("Unconnected sockets not implemented");
    }

    public abstract Socket createSocket(String host, int port) throws IOException, UnknownHostException;

    public abstract Socket createSocket(String host, int port, InetAddress local, int localPort)
            throws IOException, UnknownHostException;

    public abstract Socket createSocket(InetAddress host, int port) throws IOException;

    public abstract Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) throws IOException;

    /** Makes sockets as their constructors do. */
    private static final class Plain extends SocketFactory {
        @Override
        public Socket createSocket() {
            return new Socket();
        }

        @Override
        public Socket createSocket(String host, int port) throws IOException {
            return new Socket(host, port);
        }

        @Override
        public Socket createSocket(String host, int port, InetAddress local, int localPort) throws IOException {
            return new Socket(host, port, local, localPort);
        }

        @Override
        public Socket createSocket(InetAddress host, int port) throws IOException {
            return new Socket(host, port);
        }

        @Override
        public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) throws IOException {
            return new Socket(host, port, local, localPort);
        }
    }
}
