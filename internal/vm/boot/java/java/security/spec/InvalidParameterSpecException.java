package java.security.spec;

import java.security.GeneralSecurityException;

/** The description of parameters is wrong. */
public class InvalidParameterSpecException extends GeneralSecurityException {
    public InvalidParameterSpecException() {
    }

    public InvalidParameterSpecException(String message) {
        super(message);
    }
}
