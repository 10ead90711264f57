package java.nio.file;

/** A read-only file system was to be changed. */
public class ReadOnlyFileSystemException extends UnsupportedOperationException {
    public ReadOnlyFileSystemException() {
    }
}
