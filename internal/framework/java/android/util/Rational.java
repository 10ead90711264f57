package android.util;

/** A fraction in lowest terms. */
public final class Rational extends Number implements Comparable<Rational> {
    public static final Rational NaN = new Rational(0, 0);
    public static final Rational POSITIVE_INFINITY = new Rational(1, 0);
    public static final Rational NEGATIVE_INFINITY = new Rational(-1, 0);
    public static final Rational ZERO = new Rational(0, 1);
    private final int mNumerator;
    private final int mDenominator;

    public Rational(int numerator, int denominator) {
        if (denominator < 0) {
            numerator = -numerator;
            denominator = -denominator;
        }
        if (denominator == 0) {
            numerator = Integer.signum(numerator);
        } else if (numerator == 0) {
            denominator = 1;
        } else {
            int a = numerator;
            int b = denominator;
            while (b != 0) {
                int r = a % b;
                a = b;
                b = r;
            }
            a = Math.abs(a);
            numerator /= a;
            denominator /= a;
        }
        mNumerator = numerator;
        mDenominator = denominator;
    }

    public int getNumerator() {
        return mNumerator;
    }

    public int getDenominator() {
        return mDenominator;
    }

    public boolean isNaN() {
        return mDenominator == 0 && mNumerator == 0;
    }

    public boolean isInfinite() {
        return mNumerator != 0 && mDenominator == 0;
    }

    public boolean isFinite() {
        return mDenominator != 0;
    }

    public boolean isZero() {
        return isFinite() && mNumerator == 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Rational && mNumerator == ((Rational) obj).mNumerator && mDenominator == ((Rational) obj).mDenominator;
    }

    @Override
    public String toString() {
        return isNaN() ? "NaN" : isInfinite() ? mNumerator > 0 ? "Infinity" : "-Infinity" : mNumerator + "/" + mDenominator;
    }

    public float toFloat() {
        return floatValue();
    }

    @Override
    public int hashCode() {
        return mDenominator ^ (mNumerator << 16 | mNumerator >>> 16);
    }

    @Override
    public double doubleValue() {
        return (double) mNumerator / (double) mDenominator;
    }

    @Override
    public float floatValue() {
        return (float) mNumerator / (float) mDenominator;
    }

    @Override
    public int intValue() {
        return isInfinite() ? mNumerator > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE : isNaN() ? 0 : mNumerator / mDenominator;
    }

    @Override
    public long longValue() {
        return isInfinite() ? mNumerator > 0 ? Long.MAX_VALUE : Long.MIN_VALUE : isNaN() ? 0 : mNumerator / mDenominator;
    }

    @Override
    public short shortValue() {
        return (short) intValue();
    }

    @Override
    public int compareTo(Rational another) {
        if (another == null) {
            throw new NullPointerException("another must not be null");
        }
        if (equals(another)) {
            return 0;
        } else if (isNaN()) {
            return 1;
        } else if (another.isNaN()) {
            return -1;
        } else if (isInfinite() || another.isInfinite()) {
            return Double.compare(doubleValue(), another.doubleValue());
        }
        return Long.compare((long) mNumerator * another.mDenominator, (long) another.mNumerator * mDenominator);
    }

    public static Rational parseRational(String string) throws NumberFormatException {
        if (string == null) {
            throw new NullPointerException("string must not be null");
        }
        if (string.equals("NaN")) {
            return NaN;
        } else if (string.equals("Infinity")) {
            return POSITIVE_INFINITY;
        } else if (string.equals("-Infinity")) {
            return NEGATIVE_INFINITY;
        }
        int at = string.indexOf(':');
        if (at < 0) {
            at = string.indexOf('/');
        }
        if (at < 0) {
            throw new NumberFormatException("Invalid Rational: \"" + string + "\"");
        }
        try {
            return new Rational(Integer.parseInt(string.substring(0, at)), Integer.parseInt(string.substring(at + 1)));
        } catch (NumberFormatException e) {
            throw new NumberFormatException("Invalid Rational: \"" + string + "\"");
        }
    }
}
