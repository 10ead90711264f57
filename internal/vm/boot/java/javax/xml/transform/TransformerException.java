package javax.xml.transform;

/** A transformation failed. */
public class TransformerException extends Exception {
    private static final long serialVersionUID = 975798773772956428L;

    public TransformerException(String message) {
        super(message);
    }

    public TransformerException(Throwable e) {
        super(e.toString(), e);
    }

    public TransformerException(String message, Throwable e) {
        super(message == null || message.isEmpty() ? e.toString() : message, e);
    }

    public Throwable getException() {
        return getCause();
    }

    public String getMessageAndLocation() {
        return getMessage();
    }
}
