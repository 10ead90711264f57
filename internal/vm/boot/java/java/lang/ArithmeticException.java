package java.lang;

/** An arithmetic operation without a result, such as an integer division by zero. */
public class ArithmeticException extends RuntimeException {
    public ArithmeticException() {
        super();
    }

    public ArithmeticException(String message) {
        super(message);
    }
}
