package java.nio.channels;

/** A key is no longer valid. */
public class CancelledKeyException extends IllegalStateException {
    public CancelledKeyException() {
    }
}
