package org.apache.http.conn.params;

import org.apache.http.params.HttpParams;

/** Settings of connection managers. */
public final class ConnManagerParams implements ConnManagerPNames {
    public static final int DEFAULT_MAX_TOTAL_CONNECTIONS = 20;

    public static long getTimeout(HttpParams params) {
        return params.getLongParameter(TIMEOUT, 0);
    }

    public static void setTimeout(HttpParams params, long timeout) {
        params.setLongParameter(TIMEOUT, timeout);
    }

    public static void setMaxConnectionsPerRoute(HttpParams params, ConnPerRoute connPerRoute) {
        params.setParameter(MAX_CONNECTIONS_PER_ROUTE, connPerRoute);
    }

    public static ConnPerRoute getMaxConnectionsPerRoute(HttpParams params) {
        ConnPerRoute connPerRoute = (ConnPerRoute) params.getParameter(MAX_CONNECTIONS_PER_ROUTE);
        return connPerRoute != null ? connPerRoute : new ConnPerRouteBean();
    }

    public static void setMaxTotalConnections(HttpParams params, int maxTotalConnections) {
        params.setIntParameter(MAX_TOTAL_CONNECTIONS, maxTotalConnections);
    }

    public static int getMaxTotalConnections(HttpParams params) {
        return params.getIntParameter(MAX_TOTAL_CONNECTIONS, DEFAULT_MAX_TOTAL_CONNECTIONS);
    }
}
