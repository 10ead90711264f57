package org.apache.http.auth;

/** Authentication failed. */
public class AuthenticationException extends org.apache.http.ProtocolException {
    public AuthenticationException() {
    }

    public AuthenticationException(String message) {
        super(message);
    }

    public AuthenticationException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
