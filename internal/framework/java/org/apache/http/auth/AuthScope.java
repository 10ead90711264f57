package org.apache.http.auth;

/** Where credentials are good for. */
public class AuthScope {
    public static final String ANY_HOST = null;
    public static final int ANY_PORT = -1;
    public static final String ANY_REALM = null;
    public static final String ANY_SCHEME = null;
    public static final AuthScope ANY = new AuthScope(ANY_HOST, ANY_PORT, ANY_REALM, ANY_SCHEME);
    private final String host;
    private final int port;
    private final String realm;
    private final String scheme;

    public AuthScope(String host, int port, String realm, String scheme) {
        this.host = host == null ? ANY_HOST : host.toLowerCase(java.util.Locale.ENGLISH);
        this.port = port < 0 ? ANY_PORT : port;
        this.realm = realm;
        this.scheme = scheme == null ? ANY_SCHEME : scheme.toUpperCase(java.util.Locale.ENGLISH);
    }

    public AuthScope(String host, int port, String realm) {
        this(host, port, realm, ANY_SCHEME);
    }

    public AuthScope(String host, int port) {
        this(host, port, ANY_REALM, ANY_SCHEME);
    }

    public String getHost() {
        return host;
    }

    public int getPort() {
        return port;
    }

    public String getRealm() {
        return realm;
    }

    public String getScheme() {
        return scheme;
    }

    private static boolean same(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }

    public int match(AuthScope that) {
        int factor = 0;
        if (same(scheme, that.scheme)) {
            factor += 1;
        } else if (scheme != ANY_SCHEME && that.scheme != ANY_SCHEME) {
            return -1;
        }
        if (same(realm, that.realm)) {
            factor += 2;
        } else if (realm != ANY_REALM && that.realm != ANY_REALM) {
            return -1;
        }
        if (port == that.port) {
            factor += 4;
        } else if (port != ANY_PORT && that.port != ANY_PORT) {
            return -1;
        }
        if (same(host, that.host)) {
            factor += 8;
        } else if (host != ANY_HOST && that.host != ANY_HOST) {
            return -1;
        }
        return factor;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof AuthScope)) {
            return false;
        }
        AuthScope that = (AuthScope) o;
        return same(host, that.host) && port == that.port && same(realm, that.realm) && same(scheme, that.scheme);
    }

    @Override
    public int hashCode() {
        return java.util.Objects.hash(host, port, realm, scheme);
    }
}
