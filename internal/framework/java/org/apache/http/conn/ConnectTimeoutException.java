package org.apache.http.conn;

/** Connecting took too long. */
public class ConnectTimeoutException extends java.io.InterruptedIOException {
    public ConnectTimeoutException() {
    }

    public ConnectTimeoutException(String message) {
        super(message);
    }
}
