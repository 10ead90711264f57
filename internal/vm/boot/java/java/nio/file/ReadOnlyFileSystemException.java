package java.nio.file;

/** A read-only file system was to be changed. */
public class ReadOnlyFileSystemException extends UnsupportedOperationException {
    private static final long serialVersionUID = -6822409595617487197L;

    public ReadOnlyFileSystemException() {
    }
}
