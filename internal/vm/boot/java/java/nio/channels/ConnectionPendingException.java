package java.nio.channels;

/** A channel is connecting already. */
public class ConnectionPendingException extends IllegalStateException {
    public ConnectionPendingException() {
    }
}
