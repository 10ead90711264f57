package javax.crypto;

/** The data are not what was sealed. */
public class AEADBadTagException extends BadPaddingException {
    public AEADBadTagException() {
    }

    public AEADBadTagException(String message) {
        super(message);
    }
}
