package java.security.spec;

import java.security.GeneralSecurityException;

/** The description of a key is wrong. */
public class InvalidKeySpecException extends GeneralSecurityException {
    public InvalidKeySpecException() {
    }

    public InvalidKeySpecException(String message) {
        super(message);
    }

    public InvalidKeySpecException(String message, Throwable cause) {
        super(message, cause);
    }

    public InvalidKeySpecException(Throwable cause) {
        super(cause);
    }
}
