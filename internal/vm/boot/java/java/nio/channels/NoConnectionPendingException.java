package java.nio.channels;

/** A channel is not connecting. */
public class NoConnectionPendingException extends IllegalStateException {
    public NoConnectionPendingException() {
    }
}
