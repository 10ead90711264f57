package org.apache.http;

/** The server said nothing. */
public class NoHttpResponseException extends java.io.IOException {
    public NoHttpResponseException(String message) {
        super(message);
    }
}
