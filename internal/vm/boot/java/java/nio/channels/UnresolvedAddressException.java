package java.nio.channels;

/** A socket address has no resolved address. */
public class UnresolvedAddressException extends IllegalArgumentException {
    public UnresolvedAddressException() {
    }
}
