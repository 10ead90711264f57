package java.math;

import java.io.Serializable;

/** Decimal numbers of any precision: an unscaled whole number and a scale. */
public class BigDecimal extends Number implements Comparable<BigDecimal>, Serializable {
    private static final long serialVersionUID = 6108874887143696463L;

    public static final int ROUND_UP = 0;
    public static final int ROUND_DOWN = 1;
    public static final int ROUND_CEILING = 2;
    public static final int ROUND_FLOOR = 3;
    public static final int ROUND_HALF_UP = 4;
    public static final int ROUND_HALF_DOWN = 5;
    public static final int ROUND_HALF_EVEN = 6;
    public static final int ROUND_UNNECESSARY = 7;

    public static final BigDecimal ZERO = new BigDecimal(BigInteger.ZERO, 0);
    public static final BigDecimal ONE = new BigDecimal(BigInteger.ONE, 0);
    public static final BigDecimal TEN = new BigDecimal(BigInteger.TEN, 0);

    private final BigInteger intVal;
    private final int scale;
    private transient int precision;

    public BigDecimal(BigInteger unscaled, int scale) {
        if (unscaled == null) {
            throw new NullPointerException("unscaledVal == null");
        }
        this.intVal = unscaled;
        this.scale = scale;
    }

    public BigDecimal(BigInteger value) {
        this(value, 0);
    }

    public BigDecimal(BigInteger value, MathContext mc) {
        this(new BigDecimal(value, 0).round(mc));
    }

    public BigDecimal(BigInteger unscaled, int scale, MathContext mc) {
        this(new BigDecimal(unscaled, scale).round(mc));
    }

    private BigDecimal(BigDecimal other) {
        this.intVal = other.intVal;
        this.scale = other.scale;
    }

    public BigDecimal(int value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(int value, MathContext mc) {
        this(new BigDecimal(value).round(mc));
    }

    public BigDecimal(long value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(long value, MathContext mc) {
        this(new BigDecimal(value).round(mc));
    }

    public BigDecimal(double value) {
        this(exact(value));
    }

    public BigDecimal(double value, MathContext mc) {
        this(exact(value).round(mc));
    }

    public BigDecimal(String s) {
        this(s.toCharArray(), 0, s.length());
    }

    public BigDecimal(String s, MathContext mc) {
        this(new BigDecimal(s).round(mc));
    }

    public BigDecimal(char[] in) {
        this(in, 0, in.length);
    }

    public BigDecimal(char[] in, MathContext mc) {
        this(new BigDecimal(in).round(mc));
    }

    public BigDecimal(char[] in, int offset, int len, MathContext mc) {
        this(new BigDecimal(in, offset, len).round(mc));
    }

    public BigDecimal(char[] in, int offset, int len) {
        if (in == null) {
            throw new NullPointerException("in == null");
        }
        int end = offset + len;
        if (offset < 0 || len <= 0 || end > in.length || end < 0) {
            throw new NumberFormatException("Bad offset/length: offset=" + offset + " len=" + len
                    + " in.length=" + in.length);
        }
        StringBuilder digits = new StringBuilder(len);
        int i = offset;
        if (in[i] == '+' || in[i] == '-') {
            if (in[i] == '-') {
                digits.append('-');
            }
            i++;
        }
        long point = 0;
        boolean pointed = false;
        int count = 0;
        for (; i < end && in[i] != 'e' && in[i] != 'E'; i++) {
            char c = in[i];
            if (c == '.' && !pointed) {
                pointed = true;
                continue;
            }
            int digit = Character.digit(c, 10);
            if (digit < 0) {
                throw new NumberFormatException("Invalid BigDecimal: " + new String(in, offset, len));
            }
            digits.append((char) ('0' + digit));
            count++;
            if (pointed) {
                point++;
            }
        }
        if (count == 0) {
            throw new NumberFormatException("Invalid BigDecimal: " + new String(in, offset, len));
        }
        if (i < end) {
            i++;
            boolean negative = false;
            if (i < end && (in[i] == '+' || in[i] == '-')) {
                negative = in[i] == '-';
                i++;
            }
            if (i == end) {
                throw new NumberFormatException("Invalid BigDecimal: " + new String(in, offset, len));
            }
            long exponent = 0;
            for (; i < end; i++) {
                int digit = Character.digit(in[i], 10);
                if (digit < 0 || exponent > 1L << 40) {
                    throw new NumberFormatException("Invalid BigDecimal: " + new String(in, offset, len));
                }
                exponent = exponent * 10 + digit;
            }
            point -= negative ? -exponent : exponent;
        }
        if (point != (int) point) {
            throw new NumberFormatException("Scale out of range");
        }
        intVal = new BigInteger(digits.toString());
        scale = (int) point;
    }

    private static BigDecimal exact(double value) {
        if (Double.isInfinite(value) || Double.isNaN(value)) {
            throw new NumberFormatException("Infinity or NaN: " + value);
        }
        long bits = Double.doubleToLongBits(value);
        int exponent = (int) (bits >> 52 & 0x7ff);
        long mantissa = bits & 0xfffffffffffffL;
        if (exponent == 0) {
            exponent = 1;
        } else {
            mantissa |= 1L << 52;
        }
        if (mantissa == 0) {
            return ZERO;
        }
        exponent -= 1075;
        int zeros = Long.numberOfTrailingZeros(mantissa);
        mantissa >>= zeros;
        exponent += zeros;
        BigInteger m = BigInteger.valueOf(bits < 0 ? -mantissa : mantissa);
        if (exponent >= 0) {
            return new BigDecimal(m.shiftLeft(exponent), 0);
        }
        return new BigDecimal(m.multiply(BigInteger.valueOf(5).pow(-exponent)), -exponent);
    }

    public static BigDecimal valueOf(long value) {
        return value == 0 ? ZERO : value == 1 ? ONE : new BigDecimal(BigInteger.valueOf(value), 0);
    }

    public static BigDecimal valueOf(long unscaled, int scale) {
        return scale == 0 ? valueOf(unscaled) : new BigDecimal(BigInteger.valueOf(unscaled), scale);
    }

    public static BigDecimal valueOf(double value) {
        if (Double.isInfinite(value) || Double.isNaN(value)) {
            throw new NumberFormatException("Infinity or NaN: " + value);
        }
        return new BigDecimal(Double.toString(value));
    }

    private static BigInteger tenTo(long n) {
        if (n > Integer.MAX_VALUE) {
            throw new ArithmeticException("Overflow");
        }
        return BigInteger.TEN.pow((int) n);
    }

    private static int checked(long scale) {
        if (scale > Integer.MAX_VALUE) {
            throw new ArithmeticException("Underflow");
        }
        if (scale < Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow");
        }
        return (int) scale;
    }

    /** The unscaled value at a scale that is not below this one's. */
    private BigInteger at(long wider) {
        return wider == scale ? intVal : intVal.multiply(tenTo(wider - scale));
    }

    private static BigInteger quotient(BigInteger n, BigInteger d, RoundingMode mode) {
        BigInteger q = n.divide(d);
        BigInteger r = n.subtract(q.multiply(d));
        if (r.signum() == 0) {
            return q;
        }
        int sign = n.signum() * d.signum();
        int half = r.abs().shiftLeft(1).compareTo(d.abs());
        if (RoundingMode.roundsAway(mode, sign, half, q.testBit(0))) {
            q = q.add(BigInteger.valueOf(sign));
        }
        return q;
    }

    public BigDecimal add(BigDecimal other) {
        int s = Math.max(scale, other.scale);
        return new BigDecimal(at(s).add(other.at(s)), s);
    }

    public BigDecimal add(BigDecimal other, MathContext mc) {
        if (mc.getPrecision() == 0) {
            return add(other);
        }
        if (intVal.signum() == 0 || other.intVal.signum() == 0) {
            int preferred = Math.max(scale, other.scale);
            BigDecimal result = intVal.signum() == 0 ? other : this;
            if (intVal.signum() == 0 && other.intVal.signum() == 0) {
                return new BigDecimal(BigInteger.ZERO, preferred);
            }
            result = result.round(mc);
            if (result.scale > preferred) {
                return result.strip(preferred);
            }
            int room = mc.getPrecision() - result.precision();
            int grow = Math.min(room, preferred - result.scale);
            return grow > 0 ? result.setScale(result.scale + grow) : result;
        }
        return add(other).round(mc);
    }

    public BigDecimal subtract(BigDecimal other) {
        int s = Math.max(scale, other.scale);
        return new BigDecimal(at(s).subtract(other.at(s)), s);
    }

    public BigDecimal subtract(BigDecimal other, MathContext mc) {
        return mc.getPrecision() == 0 ? subtract(other) : add(other.negate(), mc);
    }

    public BigDecimal multiply(BigDecimal other) {
        return new BigDecimal(intVal.multiply(other.intVal), checked((long) scale + other.scale));
    }

    public BigDecimal multiply(BigDecimal other, MathContext mc) {
        return multiply(other).round(mc);
    }

    public BigDecimal divide(BigDecimal divisor, int newScale, RoundingMode mode) {
        if (mode == null) {
            throw new NullPointerException("roundingMode == null");
        }
        if (divisor.intVal.signum() == 0) {
            throw new ArithmeticException("Division by zero");
        }
        long shift = (long) newScale - scale + divisor.scale;
        BigInteger n = intVal;
        BigInteger d = divisor.intVal;
        if (shift > 0) {
            n = n.multiply(tenTo(shift));
        } else if (shift < 0) {
            d = d.multiply(tenTo(-shift));
        }
        return new BigDecimal(quotient(n, d, mode), newScale);
    }

    public BigDecimal divide(BigDecimal divisor, int newScale, int mode) {
        return divide(divisor, newScale, RoundingMode.valueOf(mode));
    }

    public BigDecimal divide(BigDecimal divisor, int mode) {
        return divide(divisor, scale, RoundingMode.valueOf(mode));
    }

    public BigDecimal divide(BigDecimal divisor, RoundingMode mode) {
        return divide(divisor, scale, mode);
    }

    public BigDecimal divide(BigDecimal divisor) {
        if (divisor.intVal.signum() == 0) {
            throw new ArithmeticException("Division by zero");
        }
        int preferred = checked((long) scale - divisor.scale);
        if (intVal.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        // Once common factors are gone the divisor may have only 2s and 5s left.
        BigInteger common = intVal.gcd(divisor.intVal);
        BigInteger n = intVal.divide(common);
        BigInteger d = divisor.intVal.divide(common);
        int twos = d.getLowestSetBit();
        BigInteger rest = d.shiftRight(twos).abs();
        BigInteger five = BigInteger.valueOf(5);
        int fives = 0;
        while (rest.mod(five).signum() == 0) {
            rest = rest.divide(five);
            fives++;
        }
        if (!rest.equals(BigInteger.ONE)) {
            throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result");
        }
        int more = Math.max(twos, fives);
        BigInteger q = n.multiply(tenTo(more)).divide(d);
        return new BigDecimal(q, checked((long) preferred + more));
    }

    public BigDecimal divide(BigDecimal divisor, MathContext mc) {
        if (mc.getPrecision() == 0) {
            return divide(divisor);
        }
        if (divisor.intVal.signum() == 0) {
            throw new ArithmeticException(intVal.signum() == 0 ? "Division undefined" : "Division by zero");
        }
        long preferred = (long) scale - divisor.scale;
        if (intVal.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, checked(preferred));
        }
        // Enough digits that the quotient has more than asked for, plus a sticky one.
        long shift = Math.max(0, (long) mc.getPrecision() + divisor.precision() - precision() + 3);
        BigInteger n = intVal.multiply(tenTo(shift));
        BigInteger[] qr = n.divideAndRemainder(divisor.intVal);
        BigInteger q = qr[0];
        long s = preferred + shift;
        boolean inexact = qr[1].signum() != 0;
        if (inexact) {
            q = q.multiply(BigInteger.TEN).add(BigInteger.valueOf(intVal.signum() * divisor.intVal.signum()));
            s++;
        }
        BigDecimal result = new BigDecimal(q, checked(s)).round(mc);
        return inexact ? result : result.strip(preferred);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor) {
        if (divisor.intVal.signum() == 0) {
            throw new ArithmeticException("Division by zero");
        }
        long preferred = (long) scale - divisor.scale;
        int s = Math.max(scale, divisor.scale);
        BigInteger q = at(s).divide(divisor.at(s));
        if (q.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, checked(preferred));
        }
        if (preferred >= 0) {
            return new BigDecimal(q.multiply(tenTo(preferred)), checked(preferred));
        }
        return new BigDecimal(q, 0).strip(preferred);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext mc) {
        BigDecimal q = divideToIntegralValue(divisor);
        if (mc.getPrecision() == 0 || q.precision() <= mc.getPrecision()) {
            return q;
        }
        BigDecimal stripped = q.strip((long) scale - divisor.scale < 0 ? (long) scale - divisor.scale : 0);
        if (stripped.precision() > mc.getPrecision() && stripped.strip(Integer.MIN_VALUE).precision() > mc.getPrecision()) {
            throw new ArithmeticException("Division impossible");
        }
        return stripped;
    }

    public BigDecimal remainder(BigDecimal divisor) {
        return subtract(divideToIntegralValue(divisor).multiply(divisor));
    }

    public BigDecimal remainder(BigDecimal divisor, MathContext mc) {
        return subtract(divideToIntegralValue(divisor, mc).multiply(divisor));
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal q = divideToIntegralValue(divisor);
        return new BigDecimal[] {q, subtract(q.multiply(divisor))};
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext mc) {
        BigDecimal q = divideToIntegralValue(divisor, mc);
        return new BigDecimal[] {q, subtract(q.multiply(divisor))};
    }

    public BigDecimal pow(int n) {
        if (n < 0 || n > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        return new BigDecimal(intVal.pow(n), checked((long) scale * n));
    }

    public BigDecimal pow(int n, MathContext mc) {
        if (mc.getPrecision() == 0) {
            return pow(n);
        }
        int m = Math.abs(n);
        if (n < -999999999 || n > 999999999 || Integer.toString(m).length() > mc.getPrecision()) {
            throw new ArithmeticException("Invalid operation");
        }
        if (n == 0) {
            return ONE;
        }
        MathContext work = new MathContext(mc.getPrecision() + Integer.toString(m).length() + 1, mc.getRoundingMode());
        BigDecimal acc = ONE;
        boolean seen = false;
        for (int bit = 31; bit >= 0; bit--) {
            if (seen) {
                acc = acc.multiply(acc, work);
            }
            if ((m >> bit & 1) != 0) {
                seen = true;
                acc = acc.multiply(this, work);
            }
        }
        if (n < 0) {
            acc = ONE.divide(acc, work);
        }
        return acc.round(mc);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal abs(MathContext mc) {
        return abs().round(mc);
    }

    public BigDecimal negate() {
        return new BigDecimal(intVal.negate(), scale);
    }

    public BigDecimal negate(MathContext mc) {
        return negate().round(mc);
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext mc) {
        return round(mc);
    }

    public BigDecimal round(MathContext mc) {
        BigDecimal result = this;
        int limit = mc.getPrecision();
        while (limit > 0 && result.precision() > limit) {
            int drop = result.precision() - limit;
            result = new BigDecimal(quotient(result.intVal, tenTo(drop), mc.getRoundingMode()),
                    checked((long) result.scale - drop));
        }
        return result;
    }

    public int signum() {
        return intVal.signum();
    }

    public int scale() {
        return scale;
    }

    public int precision() {
        if (precision == 0) {
            precision = intVal.signum() == 0 ? 1 : intVal.abs().toString().length();
        }
        return precision;
    }

    public BigInteger unscaledValue() {
        return intVal;
    }

    public BigDecimal setScale(int newScale, RoundingMode mode) {
        if (mode == null) {
            throw new NullPointerException("roundingMode == null");
        }
        if (newScale == scale) {
            return this;
        }
        if (newScale > scale) {
            return new BigDecimal(intVal.signum() == 0 ? intVal : at(newScale), newScale);
        }
        if (intVal.signum() == 0) {
            return new BigDecimal(intVal, newScale);
        }
        return new BigDecimal(quotient(intVal, tenTo((long) scale - newScale), mode), newScale);
    }

    public BigDecimal setScale(int newScale, int mode) {
        if (mode < 0 || mode > 7) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return setScale(newScale, RoundingMode.valueOf(mode));
    }

    public BigDecimal setScale(int newScale) {
        return setScale(newScale, RoundingMode.UNNECESSARY);
    }

    public BigDecimal movePointLeft(int n) {
        return n == 0 ? this : movePoint((long) scale + n);
    }

    public BigDecimal movePointRight(int n) {
        return n == 0 ? this : movePoint((long) scale - n);
    }

    private BigDecimal movePoint(long newScale) {
        BigDecimal moved = new BigDecimal(intVal, checked(newScale));
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal scaleByPowerOfTen(int n) {
        return new BigDecimal(intVal, checked((long) scale - n));
    }

    public BigDecimal stripTrailingZeros() {
        return intVal.signum() == 0 ? ZERO : strip(Integer.MIN_VALUE);
    }

    /** Drops zeros at the end while the scale stays above the one preferred. */
    private BigDecimal strip(long preferred) {
        BigInteger v = intVal;
        long s = scale;
        if (v.signum() == 0) {
            return this;
        }
        while (s > preferred && !v.testBit(0)) {
            BigInteger q = v.divide(BigInteger.TEN);
            if (!q.multiply(BigInteger.TEN).equals(v)) {
                break;
            }
            v = q;
            s--;
        }
        return s == scale ? this : new BigDecimal(v, checked(s));
    }

    @Override
    public int compareTo(BigDecimal other) {
        int sign = signum();
        if (sign != other.signum()) {
            return sign < other.signum() ? -1 : 1;
        }
        if (sign == 0) {
            return 0;
        }
        // Where the leading digits are tells most numbers apart without widening either.
        long mine = (long) precision() - scale;
        long its = (long) other.precision() - other.scale;
        if (mine != its) {
            return mine < its ? -sign : sign;
        }
        int s = Math.max(scale, other.scale);
        return at(s).compareTo(other.at(s));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof BigDecimal && ((BigDecimal) o).scale == scale && ((BigDecimal) o).intVal.equals(intVal);
    }

    @Override
    public int hashCode() {
        return 31 * intVal.hashCode() + scale;
    }

    public BigDecimal min(BigDecimal other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public BigDecimal max(BigDecimal other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public String toString() {
        return scientific(false);
    }

    public String toEngineeringString() {
        return scientific(true);
    }

    private String scientific(boolean engineering) {
        String digits = intVal.toString();
        if (scale == 0) {
            return digits;
        }
        String sign = "";
        if (intVal.signum() < 0) {
            sign = "-";
            digits = digits.substring(1);
        }
        long exponent = -(long) scale + (digits.length() - 1);
        StringBuilder sb = new StringBuilder(sign);
        if (scale > 0 && exponent >= -6) {
            int point = digits.length() - scale;
            if (point > 0) {
                return sb.append(digits, 0, point).append('.').append(digits, point, digits.length()).toString();
            }
            sb.append("0.");
            for (; point < 0; point++) {
                sb.append('0');
            }
            return sb.append(digits).toString();
        }
        int lead = 1;
        if (engineering) {
            int over = (int) (exponent % 3);
            if (over < 0) {
                over += 3;
            }
            exponent -= over;
            lead = over + 1;
            if (intVal.signum() == 0) {
                // Zero keeps an exponent that is a multiple of three by fraction digits.
                if (lead == 2) {
                    digits = "000";
                    exponent += 3;
                    lead = 1;
                } else if (lead == 3) {
                    digits = "00";
                    exponent += 3;
                    lead = 1;
                }
            } else {
                while (digits.length() < lead) {
                    digits += "0";
                }
            }
        }
        sb.append(digits, 0, lead);
        if (digits.length() > lead) {
            sb.append('.').append(digits, lead, digits.length());
        }
        if (exponent != 0) {
            sb.append('E');
            if (exponent > 0) {
                sb.append('+');
            }
            sb.append(exponent);
        }
        return sb.toString();
    }

    public String toPlainString() {
        String digits = intVal.toString();
        if (scale == 0 || scale < 0 && intVal.signum() == 0) {
            return digits;
        }
        StringBuilder sb = new StringBuilder();
        if (intVal.signum() < 0) {
            sb.append('-');
            digits = digits.substring(1);
        }
        if (scale < 0) {
            sb.append(digits);
            for (int i = scale; i < 0; i++) {
                sb.append('0');
            }
            return sb.toString();
        }
        int point = digits.length() - scale;
        if (point > 0) {
            return sb.append(digits, 0, point).append('.').append(digits, point, digits.length()).toString();
        }
        sb.append("0.");
        for (; point < 0; point++) {
            sb.append('0');
        }
        return sb.append(digits).toString();
    }

    public BigInteger toBigInteger() {
        return scale <= 0 ? at(0) : setScale(0, RoundingMode.DOWN).intVal;
    }

    public BigInteger toBigIntegerExact() {
        return scale <= 0 ? at(0) : setScale(0, RoundingMode.UNNECESSARY).intVal;
    }

    @Override
    public long longValue() {
        return -(long) scale + precision() > 1000 ? 0 : scale > 0 && precision() <= scale ? 0 : toBigInteger().longValue();
    }

    public long longValueExact() {
        BigInteger v = within(20).toBigIntegerExact();
        if (v.bitLength() > 63) {
            throw new ArithmeticException("Overflow");
        }
        return v.longValue();
    }

    /** This, unless it has far more whole digits than asked for. */
    private BigDecimal within(int digits) {
        if (intVal.signum() != 0 && (long) precision() - scale > digits) {
            throw new ArithmeticException("Overflow");
        }
        return this;
    }

    @Override
    public int intValue() {
        return (int) longValue();
    }

    public int intValueExact() {
        long v = longValueExact();
        if (v != (int) v) {
            throw new ArithmeticException("Overflow");
        }
        return (int) v;
    }

    public short shortValueExact() {
        long v = longValueExact();
        if (v != (short) v) {
            throw new ArithmeticException("Overflow");
        }
        return (short) v;
    }

    public byte byteValueExact() {
        long v = longValueExact();
        if (v != (byte) v) {
            throw new ArithmeticException("Overflow");
        }
        return (byte) v;
    }

    @Override
    public float floatValue() {
        return Float.parseFloat(toString());
    }

    @Override
    public double doubleValue() {
        return Double.parseDouble(toString());
    }

    public BigDecimal ulp() {
        return new BigDecimal(BigInteger.ONE, scale);
    }

    /** The square root, rounded to a precision; exact and of the preferred scale where that is 0. */
    public BigDecimal sqrt(MathContext mc) {
        if (signum() < 0) {
            throw new ArithmeticException("Attempted square root of negative BigDecimal");
        }
        int preferred = scale() / 2;
        if (signum() == 0) {
            return valueOf(0, preferred);
        }
        BigDecimal bare = stripTrailingZeros();
        int digits = mc.getPrecision() == 0 ? bare.precision() / 2 + 1 : mc.getPrecision() + 2;
        int up = Math.max(0, 2 * digits - bare.precision() + 2);
        if ((bare.scale() + up) % 2 != 0) {
            up++;
        }
        BigInteger[] root = bare.unscaledValue().multiply(BigInteger.TEN.pow(up)).sqrtAndRemainder();
        int scale = (bare.scale() + up) / 2;
        BigDecimal result;
        if (root[1].signum() == 0) {
            result = new BigDecimal(root[0], scale).stripTrailingZeros();
            if (mc.getPrecision() == 0 && result.precision() > bare.precision() / 2 + 1) {
                throw new ArithmeticException("Computed square root not exact.");
            }
            result = mc.getPrecision() == 0 ? result : result.round(mc);
            while (result.scale() < preferred && (mc.getPrecision() == 0 || result.precision() < mc.getPrecision())) {
                result = result.setScale(result.scale() + 1);
            }
            return result;
        }
        if (mc.getPrecision() == 0 || mc.getRoundingMode() == RoundingMode.UNNECESSARY) {
            throw new ArithmeticException("Computed square root not exact.");
        }
        // A digit behind the others stands for all that follow: the root is neither a tie nor exact.
        return new BigDecimal(root[0].multiply(BigInteger.TEN).add(BigInteger.ONE), scale + 1).round(mc);
    }
}
