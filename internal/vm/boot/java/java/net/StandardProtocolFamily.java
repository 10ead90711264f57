package java.net;

/** The families of protocols that every platform has. */
public enum StandardProtocolFamily implements ProtocolFamily {
    INET,
    INET6
}
