package org.apache.http.auth;

/** The credentials are of the wrong kind. */
public class InvalidCredentialsException extends AuthenticationException {
    public InvalidCredentialsException() {
    }

    public InvalidCredentialsException(String message) {
        super(message);
    }

    public InvalidCredentialsException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
