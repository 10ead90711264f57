package java.nio.channels;

/** A channel that was not opened for writing was written. */
public class NonWritableChannelException extends IllegalStateException {
    public NonWritableChannelException() {
    }
}
