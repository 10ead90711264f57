package org.apache.http;

/** Something about HTTP failed. */
public class HttpException extends Exception {
    public HttpException() {
    }

    public HttpException(String message) {
        super(message);
    }

    public HttpException(String message, Throwable cause) {
        super(message);
        initCause(cause);
    }
}
