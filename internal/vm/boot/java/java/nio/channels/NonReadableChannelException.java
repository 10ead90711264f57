package java.nio.channels;

/** A channel that was not opened for reading was read. */
public class NonReadableChannelException extends IllegalStateException {
    public NonReadableChannelException() {
    }
}
