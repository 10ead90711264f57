package java.security.cert;

/** A certificate is not valid yet. */
public class CertificateNotYetValidException extends CertificateException {
    public CertificateNotYetValidException() {
    }

    public CertificateNotYetValidException(String message) {
        super(message);
    }
}
