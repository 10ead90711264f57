package java.nio.channels;

/** A channel has no address yet. */
public class NotYetBoundException extends IllegalStateException {
    public NotYetBoundException() {
    }
}
