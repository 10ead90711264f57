package java.security.cert;

import java.security.GeneralSecurityException;

/** Certificates could not be fetched. */
public class CertStoreException extends GeneralSecurityException {
    private static final long serialVersionUID = 2395296107471573245L;

    public CertStoreException() {
    }

    public CertStoreException(String message) {
        super(message);
    }

    public CertStoreException(Throwable cause) {
        super(cause);
    }

    public CertStoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
