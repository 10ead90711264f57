package java.nio.file;

/** A file cannot be moved in one step. */
public class AtomicMoveNotSupportedException extends FileSystemException {
    public AtomicMoveNotSupportedException(String source, String target, String reason) {
        super(source, target, reason);
    }
}
