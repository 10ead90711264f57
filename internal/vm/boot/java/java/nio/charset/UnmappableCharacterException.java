package java.nio.charset;

/** A character that the other side cannot spell. */
public class UnmappableCharacterException extends CharacterCodingException {
    private static final long serialVersionUID = -7026962371537706123L;
    private final int inputLength;

    public UnmappableCharacterException(int length) {
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
