package java.net;

/** A family of protocols, such as IPv4. */
public interface ProtocolFamily {
    String name();
}
