package java.math;

import java.io.Serializable;

/** A number of digits and a way of rounding to it. */
public final class MathContext implements Serializable {
    private static final long serialVersionUID = 5579720004786848255L;

    public static final MathContext UNLIMITED = new MathContext(0, RoundingMode.HALF_UP);
    public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

    private final int precision;
    private final RoundingMode roundingMode;

    public MathContext(int precision) {
        this(precision, RoundingMode.HALF_UP);
    }

    public MathContext(int precision, RoundingMode roundingMode) {
        if (precision < 0) {
            throw new IllegalArgumentException("Negative precision: " + precision);
        }
        if (roundingMode == null) {
            throw new NullPointerException("roundingMode == null");
        }
        this.precision = precision;
        this.roundingMode = roundingMode;
    }

    public MathContext(String s) {
        if (s == null) {
            throw new NullPointerException("s == null");
        }
        int space = s.indexOf(' ');
        if (!s.startsWith("precision=") || space < 0 || !s.startsWith("roundingMode=", space + 1)) {
            throw new IllegalArgumentException("Invalid string: " + s);
        }
        try {
            precision = Integer.parseInt(s.substring(10, space));
            roundingMode = RoundingMode.valueOf(s.substring(space + 14));
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("Invalid string: " + s);
        }
        if (precision < 0) {
            throw new IllegalArgumentException("Negative precision: " + precision);
        }
    }

    public int getPrecision() {
        return precision;
    }

    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MathContext && ((MathContext) o).precision == precision
                && ((MathContext) o).roundingMode == roundingMode;
    }

    @Override
    public int hashCode() {
        return precision + roundingMode.hashCode() * 59;
    }

    @Override
    public String toString() {
        return "precision=" + precision + " roundingMode=" + roundingMode;
    }
}
