package java.lang.reflect;

/** Parameter metadata of a method is malformed. */
public class MalformedParametersException extends RuntimeException {
    public MalformedParametersException() {
    }

    public MalformedParametersException(String message) {
        super(message);
    }
}
