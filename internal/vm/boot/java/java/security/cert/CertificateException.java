package java.security.cert;

import java.security.GeneralSecurityException;

/** Something is wrong with a certificate. */
public class CertificateException extends GeneralSecurityException {
    private static final long serialVersionUID = 3192535253797119798L;

    public CertificateException() {
    }

    public CertificateException(String message) {
        super(message);
    }

    public CertificateException(Throwable cause) {
        super(cause);
    }

    public CertificateException(String message, Throwable cause) {
        super(message, cause);
    }
}
