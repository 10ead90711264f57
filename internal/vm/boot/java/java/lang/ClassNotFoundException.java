package java.lang;

/** No class of that name can be found. */
public class ClassNotFoundException extends ReflectiveOperationException {
    private static final long serialVersionUID = 9176873029745254542L;
    private final Throwable ex;

    public ClassNotFoundException() {
        super((Throwable) null);
        ex = null;
    }

    public ClassNotFoundException(String message) {
        super(message, null);
        ex = null;
    }

    public ClassNotFoundException(String message, Throwable cause) {
        super(message, null);
        ex = cause;
    }

    public Throwable getException() {
        return ex;
    }

    public Throwable getCause() {
        return ex;
    }
}
