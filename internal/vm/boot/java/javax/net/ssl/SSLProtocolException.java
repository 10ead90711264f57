package javax.net.ssl;

/** The other side did not keep to the protocol. */
public class SSLProtocolException extends SSLException {
    public SSLProtocolException(String message) {
        super(message);
    }
}
