package java.security;

/** Carries the checked exception of a privileged action. */
public class PrivilegedActionException extends Exception {
    private static final long serialVersionUID = 4724086851538908602L;

    private final Exception exception;

    public PrivilegedActionException(Exception exception) {
        super((Throwable) null);
        this.exception = exception;
    }

    public Exception getException() {
        return exception;
    }

    @Override
    public Throwable getCause() {
        return exception;
    }

    @Override
    public String toString() {
        return exception != null ? getClass().getName() + ": " + exception : getClass().getName();
    }
}
