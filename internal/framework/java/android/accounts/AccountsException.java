package android.accounts;

/** The failure of an operation on accounts. */
public class AccountsException extends Exception {
    public AccountsException() {}

    public AccountsException(String message) {
        super(message);
    }

    public AccountsException(String message, Throwable cause) {
        super(message, cause);
    }

    public AccountsException(Throwable cause) {
        super(cause);
    }
}
