package java.nio.file;

/** A path belongs to another file system. */
public class ProviderMismatchException extends IllegalArgumentException {
    private static final long serialVersionUID = 4990847485741612530L;

    public ProviderMismatchException() {
    }

    public ProviderMismatchException(String message) {
        super(message);
    }
}
