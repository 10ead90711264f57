package org.apache.http;

import java.io.Serializable;
import java.util.Locale;

/** A host with its port and scheme. */
public final class HttpHost implements Cloneable, Serializable {
    public static final String DEFAULT_SCHEME_NAME = "http";
    protected final String hostname;
    protected final String lcHostname;
    protected final int port;
    protected final String schemeName;

    public HttpHost(String hostname, int port, String scheme) {
        if (hostname == null) {
            throw new IllegalArgumentException("Host name may not be null");
        }
        this.hostname = hostname;
        this.lcHostname = hostname.toLowerCase(Locale.ENGLISH);
        this.schemeName = scheme != null ? scheme.toLowerCase(Locale.ENGLISH) : DEFAULT_SCHEME_NAME;
        this.port = port;
    }

    public HttpHost(String hostname, int port) {
        this(hostname, port, null);
    }

    public HttpHost(String hostname) {
        this(hostname, -1, null);
    }

    public HttpHost(HttpHost httphost) {
        this(httphost.hostname, httphost.port, httphost.schemeName);
    }

    public String getHostName() {
        return hostname;
    }

    public int getPort() {
        return port;
    }

    public String getSchemeName() {
        return schemeName;
    }

    public String toURI() {
        return schemeName + "://" + toHostString();
    }

    public String toHostString() {
        return port != -1 ? hostname + ":" + port : hostname;
    }

    @Override
    public String toString() {
        return toURI();
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof HttpHost)) {
            return false;
        }
        HttpHost that = (HttpHost) obj;
        return lcHostname.equals(that.lcHostname) && port == that.port && schemeName.equals(that.schemeName);
    }

    @Override
    public int hashCode() {
        return (lcHostname.hashCode() * 37 + port) * 37 + schemeName.hashCode();
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        return super.clone();
    }
}
