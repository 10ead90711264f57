package org.apache.http;

/** A name with its value. */
public interface NameValuePair {
    String getName();

    String getValue();
}
