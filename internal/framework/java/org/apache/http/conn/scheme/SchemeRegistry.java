package org.apache.http.conn.scheme;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.apache.http.HttpHost;

/** The schemes by their names. */
@Deprecated
public final class SchemeRegistry {
    private final LinkedHashMap<String, Scheme> registeredSchemes = new LinkedHashMap<String, Scheme>();

    public synchronized Scheme getScheme(String name) {
        Scheme found = get(name);
        if (found == null) {
            throw new IllegalStateException("Scheme '" + name + "' not registered.");
        }
        return found;
    }

    public synchronized Scheme getScheme(HttpHost host) {
        return getScheme(host.getSchemeName());
    }

    public synchronized Scheme get(String name) {
        if (name == null) {
            throw new IllegalArgumentException("Name must not be null.");
        }
        return registeredSchemes.get(name);
    }

    public synchronized Scheme register(Scheme sch) {
        if (sch == null) {
            throw new IllegalArgumentException("Scheme must not be null.");
        }
        return registeredSchemes.put(sch.getName(), sch);
    }

    public synchronized Scheme unregister(String name) {
        return registeredSchemes.remove(name);
    }

    public synchronized List<String> getSchemeNames() {
        return new ArrayList<String>(registeredSchemes.keySet());
    }
}
