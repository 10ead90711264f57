package java.net;

/** Makes handlers of URL protocols. */
public interface URLStreamHandlerFactory {
    URLStreamHandler createURLStreamHandler(String protocol);
}
