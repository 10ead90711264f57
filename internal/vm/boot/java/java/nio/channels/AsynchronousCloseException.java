package java.nio.channels;

/** A channel was closed by another thread during an operation. */
public class AsynchronousCloseException extends ClosedChannelException {
    public AsynchronousCloseException() {
    }
}
