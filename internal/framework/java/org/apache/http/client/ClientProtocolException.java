package org.apache.http.client;

/** HTTP was violated. */
public class ClientProtocolException extends java.io.IOException {
    public ClientProtocolException() {
    }

    public ClientProtocolException(String message) {
        super(message);
    }

    public ClientProtocolException(Throwable cause) {
        initCause(cause);
    }

    public ClientProtocolException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
