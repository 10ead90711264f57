package javax.crypto;

import java.security.GeneralSecurityException;

/** The room given is too small. */
public class ShortBufferException extends GeneralSecurityException {
    public ShortBufferException() {
    }

    public ShortBufferException(String message) {
        super(message);
    }
}
