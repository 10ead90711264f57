package javax.net.ssl;

import java.io.IOException;

/** A secure connection failed. */
public class SSLException extends IOException {
    public SSLException(String message) {
        super(message);
    }

    public SSLException(Throwable cause) {
        super(cause);
    }

    public SSLException(String message, Throwable cause) {
        super(message, cause);
    }
}
