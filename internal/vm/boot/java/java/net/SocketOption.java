package java.net;

/** An option of a socket and the type of its values. */
public interface SocketOption<T> {
    String name();

    Class<T> type();
}
