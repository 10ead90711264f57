package java.net;

/** A port answers not reachable. */
public class PortUnreachableException extends SocketException {
    public PortUnreachableException() {
    }

    public PortUnreachableException(String message) {
        super(message);
    }
}
