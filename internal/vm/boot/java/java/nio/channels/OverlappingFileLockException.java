package java.nio.channels;

/** The region of a file is locked already. */
public class OverlappingFileLockException extends IllegalStateException {
    public OverlappingFileLockException() {
    }
}
