package org.apache.http.cookie;

/** A cookie that cannot be read. */
public class MalformedCookieException extends org.apache.http.ProtocolException {
    public MalformedCookieException() {
    }

    public MalformedCookieException(String message) {
        super(message);
    }

    public MalformedCookieException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
