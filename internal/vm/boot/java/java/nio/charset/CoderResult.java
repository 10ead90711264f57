package java.nio.charset;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;

/** How a step of encoding or decoding ended. */
public class CoderResult {
    private static final String[] NAMES = {"UNDERFLOW", "OVERFLOW", "MALFORMED", "UNMAPPABLE"};

    public static final CoderResult UNDERFLOW = new CoderResult(0, 0);
    public static final CoderResult OVERFLOW = new CoderResult(1, 0);

    private static final CoderResult[] MALFORMED = new CoderResult[9];
    private static final CoderResult[] UNMAPPABLE = new CoderResult[9];

    private final int type;
    private final int length;

    private CoderResult(int type, int length) {
        this.type = type;
        this.length = length;
    }

    public static CoderResult malformedForLength(int length) {
        if (length <= 0) {
            throw new IllegalArgumentException("Non-positive length");
        }
        return cached(MALFORMED, 2, length);
    }

    public static CoderResult unmappableForLength(int length) {
        if (length <= 0) {
            throw new IllegalArgumentException("Non-positive length");
        }
        return cached(UNMAPPABLE, 3, length);
    }

    /** Results of the lengths that occur are the same objects, because callers compare them with ==. */
    private static synchronized CoderResult cached(CoderResult[] cache, int type, int length) {
        if (length >= cache.length) {
            return new CoderResult(type, length);
        }
        if (cache[length] == null) {
            cache[length] = new CoderResult(type, length);
        }
        return cache[length];
    }

    public boolean isUnderflow() {
        return type == 0;
    }

    public boolean isOverflow() {
        return type == 1;
    }

    public boolean isError() {
        return type >= 2;
    }

    public boolean isMalformed() {
        return type == 2;
    }

    public boolean isUnmappable() {
        return type == 3;
    }

    public int length() {
        if (!isError()) {
            throw new UnsupportedOperationException();
        }
        return length;
    }

    public void throwException() throws CharacterCodingException {
        switch (type) {
            case 0:
                throw new BufferUnderflowException();
            case 1:
                throw new BufferOverflowException();
            case 2:
                throw new MalformedInputException(length);
            default:
                throw new UnmappableCharacterException(length);
        }
    }

    @Override
    public String toString() {
        return isError() ? NAMES[type] + "[" + length + "]" : NAMES[type];
    }
}
