package org.apache.http;

/** HTTP was violated. */
public class ProtocolException extends HttpException {
    public ProtocolException() {
    }

    public ProtocolException(String message) {
        super(message);
    }

    public ProtocolException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
