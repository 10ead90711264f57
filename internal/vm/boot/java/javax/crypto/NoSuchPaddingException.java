package javax.crypto;

import java.security.GeneralSecurityException;

/** No provider has the padding. */
public class NoSuchPaddingException extends GeneralSecurityException {
    public NoSuchPaddingException() {
    }

    public NoSuchPaddingException(String message) {
        super(message);
    }
}
