package org.apache.http.params;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;

/** Settings in a map. */
public final class BasicHttpParams extends AbstractHttpParams implements Serializable, Cloneable {
    private HashMap<String, Object> parameters;

    public BasicHttpParams() {
    }

    public Object getParameter(String name) {
        return parameters != null ? parameters.get(name) : null;
    }

    public HttpParams setParameter(String name, Object value) {
        if (parameters == null) {
            parameters = new HashMap<String, Object>();
        }
        parameters.put(name, value);
        return this;
    }

    public boolean removeParameter(String name) {
        if (parameters == null || !parameters.containsKey(name)) {
            return false;
        }
        parameters.remove(name);
        return true;
    }

    public void setParameters(String[] names, Object value) {
        for (int i = 0; i < names.length; i++) {
            setParameter(names[i], value);
        }
    }

    public boolean isParameterSet(String name) {
        return getParameter(name) != null;
    }

    public boolean isParameterSetLocally(String name) {
        return parameters != null && parameters.get(name) != null;
    }

    public void clear() {
        parameters = null;
    }

    public HttpParams copy() {
        BasicHttpParams clone = new BasicHttpParams();
        copyParams(clone);
        return clone;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        return copy();
    }

    protected void copyParams(HttpParams target) {
        if (parameters != null) {
            for (Map.Entry<String, Object> e : parameters.entrySet()) {
                target.setParameter(e.getKey(), e.getValue());
            }
        }
    }
}
