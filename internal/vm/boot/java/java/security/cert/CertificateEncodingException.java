package java.security.cert;

/** A certificate cannot be encoded. */
public class CertificateEncodingException extends CertificateException {
    public CertificateEncodingException() {
    }

    public CertificateEncodingException(String message) {
        super(message);
    }

    public CertificateEncodingException(Throwable cause) {
        super(cause);
    }

    public CertificateEncodingException(String message, Throwable cause) {
        super(message, cause);
    }
}
