package java.net;

/** A connection was refused. */
public class ConnectException extends SocketException {
    public ConnectException() {
    }

    public ConnectException(String message) {
        super(message);
    }
}
