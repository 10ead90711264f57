package java.nio.charset;

/** An encoder or decoder threw an unexpected exception. */
public class CoderMalfunctionError extends Error {
    public CoderMalfunctionError(Throwable cause) {
        super(cause);
    }
}
