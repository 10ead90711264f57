package org.apache.http;

/** The connection was closed. */
public class ConnectionClosedException extends java.io.IOException {
    public ConnectionClosedException(String message) {
        super(message);
    }
}
