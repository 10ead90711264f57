package org.apache.http.conn.routing;

import org.apache.http.HttpHost;

/** A way to a host. */
public final class HttpRoute {
    private final HttpHost targetHost;

    public HttpRoute(HttpHost target) {
        targetHost = target;
    }

    public HttpHost getTargetHost() {
        return targetHost;
    }
}
