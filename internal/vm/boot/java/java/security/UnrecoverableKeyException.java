package java.security;

/** A key cannot be read. */
public class UnrecoverableKeyException extends UnrecoverableEntryException {
    public UnrecoverableKeyException() {
    }

    public UnrecoverableKeyException(String message) {
        super(message);
    }
}
