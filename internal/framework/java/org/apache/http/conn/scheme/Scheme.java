package org.apache.http.conn.scheme;

import java.util.Locale;

/** A scheme with its port and sockets. */
@Deprecated
public final class Scheme {
    private final String name;
    private final SocketFactory socketFactory;
    private final int defaultPort;

    public Scheme(String name, SocketFactory factory, int port) {
        if (name == null) {
            throw new IllegalArgumentException("Scheme name may not be null");
        }
        if (factory == null) {
            throw new IllegalArgumentException("Socket factory may not be null");
        }
        if (port <= 0 || port > 0xffff) {
            throw new IllegalArgumentException("Port is invalid: " + port);
        }
        this.name = name.toLowerCase(Locale.ENGLISH);
        this.socketFactory = factory;
        this.defaultPort = port;
    }

    public int getDefaultPort() {
        return defaultPort;
    }

    public SocketFactory getSocketFactory() {
        return socketFactory;
    }

    public String getName() {
        return name;
    }

    public boolean isLayered() {
        return socketFactory instanceof LayeredSocketFactory;
    }

    public int resolvePort(int port) {
        return port <= 0 || port > 0xffff ? defaultPort : port;
    }

    @Override
    public String toString() {
        return name + ':' + defaultPort;
    }
}
