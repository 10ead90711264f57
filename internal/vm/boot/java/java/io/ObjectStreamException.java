package java.io;

/** Serialization or its reverse failed. */
public class ObjectStreamException extends IOException {
    private static final long serialVersionUID = 7260898174833392607L;

    public ObjectStreamException() {
    }

    public ObjectStreamException(String message) {
        super(message);
    }
}
