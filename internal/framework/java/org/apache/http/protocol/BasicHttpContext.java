package org.apache.http.protocol;

import java.util.HashMap;
import java.util.Map;

/** What belongs to an exchange, in a map. */
public class BasicHttpContext implements HttpContext {
    private final HttpContext parentContext;
    private Map<String, Object> map;

    public BasicHttpContext() {
        this(null);
    }

    public BasicHttpContext(HttpContext parentContext) {
        this.parentContext = parentContext;
    }

    public Object getAttribute(String id) {
        if (id == null) {
            throw new IllegalArgumentException("Id may not be null");
        }
        Object obj = map != null ? map.get(id) : null;
        return obj == null && parentContext != null ? parentContext.getAttribute(id) : obj;
    }

    public void setAttribute(String id, Object obj) {
        if (id == null) {
            throw new IllegalArgumentException("Id may not be null");
        }
        if (map == null) {
            map = new HashMap<String, Object>();
        }
        map.put(id, obj);
    }

    public Object removeAttribute(String id) {
        if (id == null) {
            throw new IllegalArgumentException("Id may not be null");
        }
        return map != null ? map.remove(id) : null;
    }
}
