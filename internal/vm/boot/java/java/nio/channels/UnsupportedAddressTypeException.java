package java.nio.channels;

/** A channel knows no addresses of that type. */
public class UnsupportedAddressTypeException extends IllegalArgumentException {
    public UnsupportedAddressTypeException() {
    }
}
