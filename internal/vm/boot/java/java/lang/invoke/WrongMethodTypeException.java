package java.lang.invoke;

/** A method handle was called with another type than its own. */
public class WrongMethodTypeException extends RuntimeException {
    private static final long serialVersionUID = 292L;

    public WrongMethodTypeException() {
    }

    public WrongMethodTypeException(String message) {
        super(message);
    }

    static WrongMethodTypeException of(String message) {
        return new WrongMethodTypeException(message);
    }
}
