package javax.net.ssl;

/** The parties of a secure connection could not agree. */
public class SSLHandshakeException extends SSLException {
    public SSLHandshakeException(String message) {
        super(message);
    }
}
