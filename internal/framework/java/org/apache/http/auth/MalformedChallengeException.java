package org.apache.http.auth;

/** A challenge that cannot be read. */
public class MalformedChallengeException extends org.apache.http.ProtocolException {
    public MalformedChallengeException() {
    }

    public MalformedChallengeException(String message) {
        super(message);
    }

    public MalformedChallengeException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
