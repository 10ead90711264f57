package org.apache.http.impl.conn;

import java.util.concurrent.TimeUnit;
import org.apache.http.conn.ClientConnectionManager;
import org.apache.http.conn.scheme.SchemeRegistry;
import org.apache.http.params.HttpParams;

/** Keeps one connection. */
public class SingleClientConnManager implements ClientConnectionManager {
    protected SchemeRegistry schemeRegistry;

    public SingleClientConnManager(HttpParams params, SchemeRegistry schreg) {
        if (schreg == null) {
            throw new IllegalArgumentException("Scheme registry must not be null.");
        }
        schemeRegistry = schreg;
    }

    public SchemeRegistry getSchemeRegistry() {
        return schemeRegistry;
    }

    public void closeIdleConnections(long idletime, TimeUnit tunit) {
    }

    public void closeExpiredConnections() {
    }

    public void shutdown() {
    }
}
