package java.security.cert;

import java.security.GeneralSecurityException;

/** A chain of certificates does not hold. */
public class CertPathValidatorException extends GeneralSecurityException {
    public CertPathValidatorException() {
    }

    public CertPathValidatorException(String message) {
        super(message);
    }

    public CertPathValidatorException(Throwable cause) {
        super(cause);
    }

    public CertPathValidatorException(String message, Throwable cause) {
        super(message, cause);
    }
}
