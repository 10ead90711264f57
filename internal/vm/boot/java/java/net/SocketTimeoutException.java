package java.net;

import java.io.InterruptedIOException;

/** A socket did not answer in time. */
public class SocketTimeoutException extends InterruptedIOException {
    public SocketTimeoutException() {
    }

    public SocketTimeoutException(String message) {
        super(message);
    }
}
