package java.security.cert;

/** A certificate is no longer valid. */
public class CertificateExpiredException extends CertificateException {
    public CertificateExpiredException() {
    }

    public CertificateExpiredException(String message) {
        super(message);
    }
}
