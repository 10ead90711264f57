package java.nio.channels;

/** A channel is connected already. */
public class AlreadyConnectedException extends IllegalStateException {
    public AlreadyConnectedException() {
    }
}
