package java.nio.channels;

/** A channel was used before it was connected. */
public class NotYetConnectedException extends IllegalStateException {
    public NotYetConnectedException() {
    }
}
