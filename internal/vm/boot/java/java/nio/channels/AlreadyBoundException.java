package java.nio.channels;

/** A channel has an address already. */
public class AlreadyBoundException extends IllegalStateException {
    public AlreadyBoundException() {
    }
}
