package java.nio.channels;

/** A selector is closed. */
public class ClosedSelectorException extends IllegalStateException {
    public ClosedSelectorException() {
    }
}
