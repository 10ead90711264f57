package java.nio.file;

/** A directory stream was used after it was closed. */
public class ClosedDirectoryStreamException extends IllegalStateException {
    public ClosedDirectoryStreamException() {
    }
}
