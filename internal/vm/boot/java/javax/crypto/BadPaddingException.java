package javax.crypto;

import java.security.GeneralSecurityException;

/** The padding is not what was asked for. */
public class BadPaddingException extends GeneralSecurityException {
    public BadPaddingException() {
    }

    public BadPaddingException(String message) {
        super(message);
    }
}
