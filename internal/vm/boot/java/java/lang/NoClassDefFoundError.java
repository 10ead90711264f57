package java.lang;

/** A class that is gone. */
public class NoClassDefFoundError extends LinkageError {
    public NoClassDefFoundError() {
        super();
    }

    public NoClassDefFoundError(String message) {
        super(message);
    }

    NoClassDefFoundError(String message, Throwable cause) {
        super(message, cause);
    }
}
