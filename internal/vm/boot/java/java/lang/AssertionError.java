package java.lang;

/** An assertion does not hold. */
public class AssertionError extends Error {
    private static final long serialVersionUID = -5013299493970297370L;

    public AssertionError() {
    }

    public AssertionError(String message, Throwable cause) {
        super(message, cause);
    }

    public AssertionError(Object message) {
        super(String.valueOf(message));
        if (message instanceof Throwable) {
            initCause((Throwable) message);
        }
    }

    public AssertionError(boolean message) {
        super(String.valueOf(message));
    }

    public AssertionError(char message) {
        super(String.valueOf(message));
    }

    public AssertionError(int message) {
        super(String.valueOf(message));
    }

    public AssertionError(long message) {
        super(String.valueOf(message));
    }

    public AssertionError(float message) {
        super(String.valueOf(message));
    }

    public AssertionError(double message) {
        super(String.valueOf(message));
    }
}
