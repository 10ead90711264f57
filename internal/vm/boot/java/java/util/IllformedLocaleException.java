package java.util;

/** A part of a locale is not what the standard for language tags allows. */
public class IllformedLocaleException extends RuntimeException {
    private static final long serialVersionUID = -5245986824925681401L;
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
