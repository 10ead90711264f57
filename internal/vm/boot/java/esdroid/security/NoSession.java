package esdroid.security;

import java.security.Principal;
import java.security.cert.Certificate;
import java.util.Map;
import java.util.TreeMap;
import javax.net.ssl.SSLPeerUnverifiedException;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSessionContext;

/** The session of a secure socket that has none. */
final class NoSession implements SSLSession {
    private final Map<String, Object> values = new TreeMap<String, Object>();

    @Override
    public byte[] getId() {
        return new byte[0];
    }

    @Override
    public SSLSessionContext getSessionContext() {
        return null;
    }

    @Override
    public long getCreationTime() {
        return 0;
    }

    @Override
    public long getLastAccessedTime() {
        return 0;
    }

    @Override
    public void invalidate() {
        // Was never valid.
    }

    @Override
    public boolean isValid() {
        return false;
    }

    private static String checked(String name) {
        if (name == null) {
            throw new IllegalArgumentException("name == null");
        }
        return name;
    }

    @Override
    public void putValue(String name, Object value) {
        if (value == null) {
            throw new IllegalArgumentException("value == null");
        }
        values.put(checked(name), value);
    }

    @Override
    public Object getValue(String name) {
        return values.get(checked(name));
    }

    @Override
    public void removeValue(String name) {
        values.remove(checked(name));
    }

    @Override
    public String[] getValueNames() {
        return values.keySet().toArray(new String[values.size()]);
    }

    @Override
    public Certificate[] getPeerCertificates() throws SSLPeerUnverifiedException {
        throw new SSLPeerUnverifiedException("No peer certificates");
    }

    @Override
    public Certificate[] getLocalCertificates() {
        return null;
    }

    @Override
    public Principal getPeerPrincipal() throws SSLPeerUnverifiedException {
        throw new SSLPeerUnverifiedException("No peer certificates");
    }

    @Override
    public Principal getLocalPrincipal() {
        return null;
    }

    @Override
    public String getCipherSuite() {
        return "SSL_NULL_WITH_NULL_NULL";
    }

    @Override
    public String getProtocol() {
        return "NONE";
    }

    @Override
    public String getPeerHost() {
        return null;
    }

    @Override
    public int getPeerPort() {
        return -1;
    }

    @Override
    public int getPacketBufferSize() {
        return 16709;
    }

    @Override
    public int getApplicationBufferSize() {
        return 16384;
    }
}
