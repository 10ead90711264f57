package android.util;

/** There is no such property. */
public class NoSuchPropertyException extends RuntimeException {
    public NoSuchPropertyException(String s) {
        super(s);
    }
}
