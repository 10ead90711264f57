package java.nio.charset;

/** An encoder or decoder threw an unexpected exception. */
public class CoderMalfunctionError extends Error {
    private static final long serialVersionUID = -1151412348057794301L;

    public CoderMalfunctionError(Throwable cause) {
        super(cause);
    }
}
