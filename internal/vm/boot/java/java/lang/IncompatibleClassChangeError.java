package java.lang;

/** A member is not of the kind that a caller was compiled for. */
public class IncompatibleClassChangeError extends LinkageError {
    private static final long serialVersionUID = -4914975503642802119L;

    public IncompatibleClassChangeError() {
        super();
    }

    public IncompatibleClassChangeError(String message) {
        super(message);
    }

    public IncompatibleClassChangeError(String message, Throwable cause) {
        super(message, cause);
    }
}
