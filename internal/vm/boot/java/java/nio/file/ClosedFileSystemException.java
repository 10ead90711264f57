package java.nio.file;

/** A file system was used after it was closed. */
public class ClosedFileSystemException extends IllegalStateException {
    private static final long serialVersionUID = -8158336077256193488L;

    public ClosedFileSystemException() {
    }
}
