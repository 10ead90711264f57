package java.nio.channels;

/** A selector is of another provider than the channel. */
public class IllegalSelectorException extends IllegalArgumentException {
    public IllegalSelectorException() {
    }
}
