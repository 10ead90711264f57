package java.security.cert;

import java.security.GeneralSecurityException;

/** A chain of certificates does not hold. */
public class CertPathValidatorException extends GeneralSecurityException {
    private static final long serialVersionUID = -3083180014971893139L;

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
