package java.nio.file;

/** A file system was used after it was closed. */
public class ClosedFileSystemException extends IllegalStateException {
    public ClosedFileSystemException() {
    }
}
