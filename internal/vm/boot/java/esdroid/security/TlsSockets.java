package esdroid.security;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.net.ssl.HandshakeCompletedListener;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/** Makes secure sockets, none of which ever connects. */
public final class TlsSockets extends SSLSocketFactory {
    public static final String[] SUITES = {"TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256",
        "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256", "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
        "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256", "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
        "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384", "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256",
        "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA", "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA", "TLS_RSA_WITH_AES_128_GCM_SHA256",
        "TLS_RSA_WITH_AES_256_GCM_SHA384", "TLS_RSA_WITH_AES_128_CBC_SHA", "TLS_RSA_WITH_AES_256_CBC_SHA"};
    public static final String[] PROTOCOLS = {"TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"};

    @Override
    public String[] getDefaultCipherSuites() {
        return SUITES.clone();
    }

    @Override
    public String[] getSupportedCipherSuites() {
        return SUITES.clone();
    }

    @Override
    public Socket createSocket() {
        return new TlsSocket();
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
        return connected(InetAddress.getAllByName(host)[0], port);
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress local, int localPort) throws IOException {
        return connected(InetAddress.getAllByName(host)[0], port);
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
        return connected(host, port);
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) throws IOException {
        return connected(host, port);
    }

    private static Socket connected(InetAddress host, int port) throws IOException {
        Socket s = new TlsSocket();
        s.connect(new InetSocketAddress(host, port));
        return s;
    }

    @Override
    public Socket createSocket(Socket s, String host, int port, boolean autoClose) throws IOException {
        if (s == null) {
            throw new NullPointerException("the existing socket cannot be null");
        }
        if (!s.isConnected()) {
            throw new SocketException("Socket is not connected.");
        }
        throw new SocketException("Network is unreachable"); // an own socket of the app that says it is connected
    }

    /** A secure socket before it is connected, which it stays. */
    private static final class TlsSocket extends SSLSocket {
        private final List<HandshakeCompletedListener> listeners = new ArrayList<HandshakeCompletedListener>();
        private String[] suites = SUITES;
        private String[] protocols = PROTOCOLS;
        private boolean client = true;
        private boolean need;
        private boolean want;
        private boolean creates = true;

        @Override
        public String[] getSupportedCipherSuites() {
            return SUITES.clone();
        }

        @Override
        public String[] getEnabledCipherSuites() {
            return suites.clone();
        }

        @Override
        public void setEnabledCipherSuites(String[] suites) {
            this.suites = checked(suites, SUITES, "cipherSuite");
        }

        private static String[] checked(String[] names, String[] known, String what) {
            if (names == null) {
                throw new IllegalArgumentException(what + "s == null");
            }
            for (String n : names) {
                if (!Arrays.asList(known).contains(n)) {
                    throw new IllegalArgumentException(what + " " + n + " is not supported.");
                }
            }
            return names.clone();
        }

        @Override
        public String[] getSupportedProtocols() {
            return PROTOCOLS.clone();
        }

        @Override
        public String[] getEnabledProtocols() {
            return protocols.clone();
        }

        @Override
        public void setEnabledProtocols(String[] protocols) {
            this.protocols = checked(protocols, PROTOCOLS, "protocol");
        }

        @Override
        public SSLSession getSession() {
            return new NoSession();
        }

        @Override
        public SSLSession getHandshakeSession() {
            return null;
        }

        @Override
        public void addHandshakeCompletedListener(HandshakeCompletedListener listener) {
            if (listener == null) {
                throw new IllegalArgumentException("Provided listener is null");
            }
            listeners.add(listener);
        }

        @Override
        public void removeHandshakeCompletedListener(HandshakeCompletedListener listener) {
            if (!listeners.remove(listener)) {
                throw new IllegalArgumentException("Provided listener is not registered");
            }
        }

        @Override
        public void startHandshake() throws IOException {
            throw new SocketException(isClosed() ? "Socket is closed" : "Socket is not connected");
        }

        @Override
        public void setUseClientMode(boolean mode) {
            client = mode;
        }

        @Override
        public boolean getUseClientMode() {
            return client;
        }

        @Override
        public void setNeedClientAuth(boolean need) {
            this.need = need;
            want = false;
        }

        @Override
        public boolean getNeedClientAuth() {
            return need;
        }

        @Override
        public void setWantClientAuth(boolean want) {
            this.want = want;
            need = false;
        }

        @Override
        public boolean getWantClientAuth() {
            return want;
        }

        @Override
        public void setEnableSessionCreation(boolean flag) {
            creates = flag;
        }

        @Override
        public boolean getEnableSessionCreation() {
            return creates;
        }
    }
}
