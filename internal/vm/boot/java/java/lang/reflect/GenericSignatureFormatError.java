package java.lang.reflect;

/** A generic signature is malformed. */
public class GenericSignatureFormatError extends ClassFormatError {
    public GenericSignatureFormatError() {
    }

    public GenericSignatureFormatError(String message) {
        super(message);
    }
}
