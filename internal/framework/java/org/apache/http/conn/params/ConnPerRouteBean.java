package org.apache.http.conn.params;

import java.util.HashMap;
import java.util.Map;
import org.apache.http.conn.routing.HttpRoute;

/** How many connections each route may have. */
public final class ConnPerRouteBean implements ConnPerRoute {
    public static final int DEFAULT_MAX_CONNECTIONS_PER_ROUTE = 2;
    private final Map<HttpRoute, Integer> maxPerHostMap = new HashMap<HttpRoute, Integer>();
    private int defaultMax;

    public ConnPerRouteBean(int defaultMax) {
        setDefaultMaxPerRoute(defaultMax);
    }

    public ConnPerRouteBean() {
        this(DEFAULT_MAX_CONNECTIONS_PER_ROUTE);
    }

    public int getDefaultMax() {
        return defaultMax;
    }

    public void setDefaultMaxPerRoute(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("The maximum must be greater than 0.");
        }
        defaultMax = max;
    }

    public void setMaxForRoute(HttpRoute route, int max) {
        maxPerHostMap.put(route, max);
    }

    public int getMaxForRoute(HttpRoute route) {
        Integer max = maxPerHostMap.get(route);
        return max != null ? max : defaultMax;
    }
}
