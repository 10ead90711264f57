package java.net;

/** No way leads to a host. */
public class NoRouteToHostException extends SocketException {
    public NoRouteToHostException() {
    }

    public NoRouteToHostException(String message) {
        super(message);
    }
}
