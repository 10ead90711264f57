package java.io;

/** Serialization or its reverse failed. */
public class ObjectStreamException extends IOException {
    public ObjectStreamException() {
    }

    public ObjectStreamException(String message) {
        super(message);
    }
}
