package java.net;

import java.io.IOException;

/** A connection has no such service. */
public class UnknownServiceException extends IOException {
    public UnknownServiceException() {
    }

    public UnknownServiceException(String message) {
        super(message);
    }
}
