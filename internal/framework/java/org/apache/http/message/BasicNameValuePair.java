package org.apache.http.message;

import org.apache.http.NameValuePair;

/** A name with its value. */
public class BasicNameValuePair implements NameValuePair, Cloneable {
    private final String name;
    private final String value;

    public BasicNameValuePair(String name, String value) {
        if (name == null) {
            throw new IllegalArgumentException("Name may not be null");
        }
        this.name = name;
        this.value = value;
    }

    public String getName() {
        return name;
    }

    public String getValue() {
        return value;
    }

    @Override
    public String toString() {
        return name + "=" + value;
    }

    @Override
    public boolean equals(Object object) {
        if (!(object instanceof NameValuePair)) {
            return false;
        }
        BasicNameValuePair that = (BasicNameValuePair) object;
        return name.equals(that.name) && (value == null ? that.value == null : value.equals(that.value));
    }

    @Override
    public int hashCode() {
        return (17 * 37 + name.hashCode()) * 37 + (value != null ? value.hashCode() : 0);
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        return super.clone();
    }
}
