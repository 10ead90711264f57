package java.lang.reflect;

/** Wraps a checked exception of an invocation handler that the method does not declare. */
public class UndeclaredThrowableException extends RuntimeException {
    private static final long serialVersionUID = 330127114055056639L;

    private Throwable undeclaredThrowable;

    public UndeclaredThrowableException(Throwable undeclared) {
        super((Throwable) null);
        undeclaredThrowable = undeclared;
    }

    public UndeclaredThrowableException(Throwable undeclared, String message) {
        super(message, null);
        undeclaredThrowable = undeclared;
    }

    public Throwable getUndeclaredThrowable() {
        return undeclaredThrowable;
    }

    @Override
    public Throwable getCause() {
        return undeclaredThrowable;
    }
}
