package java.io;

/** A method of object streams was called outside its time. */
public class NotActiveException extends ObjectStreamException {
    public NotActiveException() {
    }

    public NotActiveException(String message) {
        super(message);
    }
}
