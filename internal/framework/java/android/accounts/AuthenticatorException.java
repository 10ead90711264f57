package android.accounts;

/** No authenticator did what an operation on accounts asked for. */
public class AuthenticatorException extends AccountsException {
    public AuthenticatorException() {}

    public AuthenticatorException(String message) {
        super(message);
    }

    public AuthenticatorException(String message, Throwable cause) {
        super(message, cause);
    }

    public AuthenticatorException(Throwable cause) {
        super(cause);
    }
}
