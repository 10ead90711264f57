package java.lang;

/** A static initialiser threw. */
public class ExceptionInInitializerError extends LinkageError {
    private static final long serialVersionUID = 1521711792217232256L;
    private final Throwable exception;

    public ExceptionInInitializerError() {
        super(null, null);
        exception = null;
    }

    public ExceptionInInitializerError(Throwable thrown) {
        super(null, null);
        exception = thrown;
    }

    public ExceptionInInitializerError(String message) {
        super(message, null);
        exception = null;
    }

    public Throwable getException() {
        return exception;
    }

    public Throwable getCause() {
        return exception;
    }
}
