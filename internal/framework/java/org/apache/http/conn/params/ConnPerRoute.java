package org.apache.http.conn.params;

/** How many connections a route may have. */
public interface ConnPerRoute {
    int getMaxForRoute(org.apache.http.conn.routing.HttpRoute route);
}
