package java.nio;

/** A read-only buffer was to be changed. */
public class ReadOnlyBufferException extends UnsupportedOperationException {
    public ReadOnlyBufferException() {
    }
}
