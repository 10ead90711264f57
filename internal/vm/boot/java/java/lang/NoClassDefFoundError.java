package java.lang;

/** A class that is gone. */
public class NoClassDefFoundError extends LinkageError {
    private static final long serialVersionUID = 9095859863287012458L;

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
