package java.util;

/** A part of a locale is not what the standard for language tags allows. */
public class IllformedLocaleException extends RuntimeException {
    private final int index;

    public IllformedLocaleException() {
        index = -1;
    }

    public IllformedLocaleException(String message) {
        super(message);
        index = -1;
    }

    public IllformedLocaleException(String message, int errorIndex) {
        super(message + (errorIndex < 0 ? "" : " [at index " + errorIndex + "]"));
        index = errorIndex;
    }

    public int getErrorIndex() {
        return index;
    }
}
