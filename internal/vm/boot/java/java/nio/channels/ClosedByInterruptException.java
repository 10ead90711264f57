package java.nio.channels;

/** A channel was closed because its thread was interrupted. */
public class ClosedByInterruptException extends AsynchronousCloseException {
    public ClosedByInterruptException() {
    }
}
