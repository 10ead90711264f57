package org.apache.http;

/** A method nobody knows. */
public class MethodNotSupportedException extends HttpException {
    public MethodNotSupportedException(String message) {
        super(message);
    }

    public MethodNotSupportedException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
