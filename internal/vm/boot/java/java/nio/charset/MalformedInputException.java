package java.nio.charset;

/** Bytes or characters that are not of the charset. */
public class MalformedInputException extends CharacterCodingException {
    private static final long serialVersionUID = -3438823399834806194L;
    private final int inputLength;

    public MalformedInputException(int length) {
        inputLength = length;
    }

    public int getInputLength() {
        return inputLength;
    }

    @Override
    public String getMessage() {
        return "Input length = " + inputLength;
    }
}
