package javax.net.ssl;

/** A key for a secure connection is bad. */
public class SSLKeyException extends SSLException {
    public SSLKeyException(String message) {
        super(message);
    }
}
