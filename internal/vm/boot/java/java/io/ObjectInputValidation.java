package java.io;

/** Called back when a whole object graph has been read. */
public interface ObjectInputValidation {
    void validateObject() throws InvalidObjectException;
}
