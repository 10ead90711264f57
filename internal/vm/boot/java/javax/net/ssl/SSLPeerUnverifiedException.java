package javax.net.ssl;

/** The identity of the peer is not verified. */
public class SSLPeerUnverifiedException extends SSLException {
    public SSLPeerUnverifiedException(String message) {
        super(message);
    }
}
