package java.io;

/** The writer of an object stream had thrown; what it threw was in the stream. */
public class WriteAbortedException extends ObjectStreamException {
    private static final long serialVersionUID = -3326426625597282442L;

    public Exception detail;

    public WriteAbortedException(String message, Exception cause) {
        super(message);
        detail = cause;
        initCause(null);
    }

    @Override
    public String getMessage() {
        return detail == null ? super.getMessage() : super.getMessage() + "; " + detail;
    }

    @Override
    public Throwable getCause() {
        return detail;
    }
}
