package org.apache.http.message;

import org.apache.http.HeaderElement;
import org.apache.http.NameValuePair;

/** A part of a header's value. */
public class BasicHeaderElement implements HeaderElement, Cloneable {
    private final String name;
    private final String value;
    private final NameValuePair[] parameters;

    public BasicHeaderElement(String name, String value, NameValuePair[] parameters) {
        if (name == null) {
            throw new IllegalArgumentException("Name may not be null");
        }
        this.name = name;
        this.value = value;
        this.parameters = parameters != null ? parameters : new NameValuePair[0];
    }

    public BasicHeaderElement(String name, String value) {
        this(name, value, null);
    }

    public String getName() {
        return name;
    }

    public String getValue() {
        return value;
    }

    public NameValuePair[] getParameters() {
        return parameters.clone();
    }

    public int getParameterCount() {
        return parameters.length;
    }

    public NameValuePair getParameter(int index) {
        return parameters[index];
    }

    public NameValuePair getParameterByName(String name) {
        if (name == null) {
            throw new IllegalArgumentException("Name may not be null");
        }
        for (NameValuePair p : parameters) {
            if (p.getName().equalsIgnoreCase(name)) {
                return p;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder(name);
        if (value != null) {
            b.append("=").append(value);
        }
        for (NameValuePair p : parameters) {
            b.append("; ").append(p);
        }
        return b.toString();
    }
}
