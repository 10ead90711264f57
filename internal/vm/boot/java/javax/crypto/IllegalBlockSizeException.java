package javax.crypto;

import java.security.GeneralSecurityException;

/** The data do not fill whole blocks. */
public class IllegalBlockSizeException extends GeneralSecurityException {
    public IllegalBlockSizeException() {
    }

    public IllegalBlockSizeException(String message) {
        super(message);
    }
}
