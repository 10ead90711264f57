package java.nio.file;

/** A path belongs to another file system. */
public class ProviderMismatchException extends IllegalArgumentException {
    public ProviderMismatchException() {
    }

    public ProviderMismatchException(String message) {
        super(message);
    }
}
