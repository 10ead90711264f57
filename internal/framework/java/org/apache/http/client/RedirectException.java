package org.apache.http.client;

/** A redirect that leads nowhere. */
public class RedirectException extends org.apache.http.ProtocolException {
    public RedirectException() {
    }

    public RedirectException(String message) {
        super(message);
    }

    public RedirectException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
