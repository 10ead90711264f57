package java.io;

/** An object to be written is not Serializable; the message names its class. */
public class NotSerializableException extends ObjectStreamException {
    public NotSerializableException() {
    }

    public NotSerializableException(String message) {
        super(message);
    }
}
