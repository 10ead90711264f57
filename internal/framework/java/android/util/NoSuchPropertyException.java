package android.util;

/** No accessor of a property was found. */
public class NoSuchPropertyException extends RuntimeException {
    public NoSuchPropertyException(String s) {
        super(s);
    }
}
