package java.util;

/** A source of events that takes one listener was given a second. */
public class TooManyListenersException extends Exception {
    public TooManyListenersException() {
    }

    public TooManyListenersException(String message) {
        super(message);
    }
}
