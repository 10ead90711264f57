package android.util;

/** Thrown for a time that is not written as it should be. */
public class TimeFormatException extends RuntimeException {
    public TimeFormatException(String s) {
        super(s);
    }
}
