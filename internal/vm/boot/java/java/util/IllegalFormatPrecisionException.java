package java.util;

/** A precision where there must be none, or one that is too large. */
public class IllegalFormatPrecisionException extends IllegalFormatException {
    private static final long serialVersionUID = 18711008L;
    private final int precision;

    public IllegalFormatPrecisionException(int precision) {
        this.precision = precision;
    }

    public int getPrecision() {
        return precision;
    }

    @Override
    public String getMessage() {
        return Integer.toString(precision);
    }
}
