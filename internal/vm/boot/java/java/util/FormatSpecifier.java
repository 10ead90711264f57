package java.util;

import esdroid.locale.LocaleData;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.temporal.TemporalAccessor;

/** One conversion of a format string, from the percent sign to its letter. */
final class FormatSpecifier {
    static final int NONE = -2;
    static final int PREVIOUS = -1;
    static final int ORDINARY = 0;

    private static final String FLAG_CHARS = "-#+ 0,(<";
    private static final int LEFT = 1;
    private static final int ALTERNATE = 2;
    private static final int PLUS = 4;
    private static final int SPACE = 8;
    private static final int ZERO = 16;
    private static final int GROUP = 32;
    private static final int PAREN = 64;
    private static final int SAME = 128;

    int index = ORDINARY;
    private int flags;
    private int width = -1;
    private int precision = -1;
    private boolean date;
    private boolean upper;
    private char conversion;

    /**
     * Reads from behind the percent sign; returns where the specifier ends. The complaints are
     * those of Android's reader, which goes through the specifier once and never back.
     */
    int parse(String s, int i) {
        // A number with a dollar sign is an index; without, it is the width unless it begins with the flag zero.
        int digits = i;
        while (isDigit(s, digits)) {
            digits++;
        }
        if (digits > i && at(s, digits) == '$') {
            int value = number(s, i, digits);
            index = value < 0 ? PREVIOUS : value;
            i = digits + 1;
        }
        for (; FLAG_CHARS.indexOf(at(s, i)) >= 0; i++) {
            int flag = 1 << FLAG_CHARS.indexOf(s.charAt(i));
            if ((flags & flag) != 0) {
                throw new DuplicateFormatFlagsException(flagString(flag));
            }
            flags |= flag;
        }
        if ((flags & SAME) != 0) {
            index = PREVIOUS;
        }
        digits = i;
        while (isDigit(s, i)) {
            i++;
        }
        if (i > digits) {
            width = number(s, digits, i); // one too large counts as none
        }
        if (at(s, i) == '.') {
            digits = ++i;
            while (isDigit(s, i)) {
                i++;
            }
            if (i == digits) {
                throw new IllegalFormatPrecisionException(at(s, i));
            }
            precision = number(s, digits, i);
        }
        if (at(s, i) == 't' || at(s, i) == 'T') {
            date = true;
            upper = s.charAt(i) == 'T';
            i++;
        }
        conversion = at(s, i++);
        check();
        return i;
    }

    private static char at(String s, int i) {
        if (i == s.length()) {
            throw new UnknownFormatConversionException("End of String");
        }
        return s.charAt(i);
    }

    private static boolean isDigit(String s, int i) {
        return i < s.length() && s.charAt(i) >= '0' && s.charAt(i) <= '9';
    }

    /** The number, or -1 if it is no int. */
    private static int number(String s, int from, int to) {
        long v = 0;
        for (int i = from; i < to; i++) {
            v = v * 10 + s.charAt(i) - '0';
            if (v > Integer.MAX_VALUE) {
                return -1;
            }
        }
        return (int) v;
    }

    private static String flagString(int flags) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < FLAG_CHARS.length(); i++) {
            if ((flags & 1 << i) != 0) {
                sb.append(FLAG_CHARS.charAt(i));
            }
        }
        return sb.toString();
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("%").append(flagString(flags));
        if (index > 0) {
            sb.append(index).append('$');
        }
        if (width != -1) {
            sb.append(width);
        }
        if (precision != -1) {
            sb.append('.').append(precision);
        }
        if (date) {
            sb.append(upper ? 'T' : 't').append(conversion);
        } else {
            sb.append(upper ? Character.toUpperCase(conversion) : conversion);
        }
        return sb.toString();
    }

    private void check() {
        if (date) {
            if ("HIklMNLQpsSTzZaAbBCdehjmyYrRcDF".indexOf(conversion) < 0) {
                throw new UnknownFormatConversionException("t" + conversion);
            }
            noPrecision();
            bad(ALTERNATE, PLUS, SPACE, ZERO, GROUP, PAREN);
            leftNeedsWidth();
            return;
        }
        if ("BHSCXEGA".indexOf(conversion) >= 0) {
            upper = true;
            conversion = (char) (conversion + 32);
        }
        switch (conversion) {
            case 'b':
            case 'h':
                if (has(ALTERNATE)) {
                    mismatch(ALTERNATE);
                }
                // fall through
            case 's':
                leftNeedsWidth();
                bad(PLUS, SPACE, ZERO, GROUP, PAREN);
                break;
            case 'c':
                noPrecision();
                bad(ALTERNATE, PLUS, SPACE, ZERO, GROUP, PAREN);
                leftNeedsWidth();
                break;
            case 'd':
                checkNumeric();
                noPrecision();
                bad(ALTERNATE);
                break;
            case 'o':
            case 'x':
                checkNumeric();
                noPrecision();
                bad(GROUP);
                break;
            case 'e':
                checkNumeric();
                bad(GROUP);
                break;
            case 'f':
                checkNumeric();
                break;
            case 'g':
                checkNumeric();
                bad(ALTERNATE);
                break;
            case 'a':
                checkNumeric();
                bad(PAREN, GROUP);
                break;
            case '%':
                noPrecision();
                if ((flags & ~LEFT) != 0) {
                    throw new IllegalFormatFlagsException(flagString(flags));
                }
                leftNeedsWidth();
                index = NONE;
                break;
            case 'n':
                noPrecision();
                if (width != -1) {
                    throw new IllegalFormatWidthException(width);
                }
                if (flags != 0) {
                    throw new IllegalFormatFlagsException(flagString(flags));
                }
                index = NONE;
                break;
            default:
                throw new UnknownFormatConversionException(String.valueOf(conversion));
        }
    }

    private void checkNumeric() {
        if ((has(LEFT) || has(ZERO)) && width == -1) {
            throw new MissingFormatWidthException(toString());
        }
        if (has(PLUS) && has(SPACE) || has(LEFT) && has(ZERO)) {
            throw new IllegalFormatFlagsException(flagString(flags));
        }
    }

    private void noPrecision() {
        if (precision != -1) {
            throw new IllegalFormatPrecisionException(precision);
        }
    }

    private void leftNeedsWidth() {
        if (has(LEFT) && width == -1) {
            throw new MissingFormatWidthException(toString());
        }
    }

    private void bad(int... list) {
        for (int flag : list) {
            if (has(flag)) {
                mismatch(flag);
            }
        }
    }

    private void mismatch(int flag) {
        throw new FormatFlagsConversionMismatchException(flagString(flag), conversion);
    }

    private IllegalFormatConversionException wrong(Object arg) {
        return new IllegalFormatConversionException(conversion, arg.getClass());
    }

    void print(Formatter formatter, Appendable out, Object arg, Locale l) throws IOException {
        if (date) {
            justify(out, arg == null ? "null" : dateTime(arg, l), l);
            return;
        }
        switch (conversion) {
            case 'b':
                text(out, arg instanceof Boolean ? arg.toString() : arg == null ? "false" : "true", l);
                break;
            case 'h':
                text(out, arg == null ? "null" : Integer.toHexString(arg.hashCode()), l);
                break;
            case 's':
                if (arg instanceof Formattable) {
                    formattable(formatter, out, (Formattable) arg, l);
                } else {
                    if (has(ALTERNATE)) {
                        throw new FormatFlagsConversionMismatchException("#", 's');
                    }
                    text(out, arg == null ? "null" : arg.toString(), l);
                }
                break;
            case 'c':
                justify(out, arg == null ? "null" : character(arg), l);
                break;
            case 'd':
            case 'o':
            case 'x':
                if (arg == null) {
                    text(out, "null", l);
                } else {
                    justify(out, integer(arg, l), l);
                }
                break;
            case '%':
                justify(out, "%", l);
                break;
            case 'n':
                out.append(System.lineSeparator());
                break;
            default:
                if (arg == null) {
                    text(out, "null", l);
                } else {
                    justify(out, floating(arg, l), l);
                }
        }
    }

    private void text(Appendable out, String s, Locale l) throws IOException {
        if (precision != -1 && precision < s.length()) {
            s = s.substring(0, precision);
        }
        justify(out, s, l);
    }

    private void justify(Appendable out, String s, Locale l) throws IOException {
        if (upper) {
            s = s.toUpperCase(l == null ? Locale.ROOT : l);
        }
        int pad = width - s.length();
        if (pad <= 0) {
            out.append(s);
            return;
        }
        StringBuilder sb = new StringBuilder(width);
        if (has(LEFT)) {
            sb.append(s);
        }
        append(sb, ' ', pad);
        if (!has(LEFT)) {
            sb.append(s);
        }
        out.append(sb);
    }

    /** Appends a character n times, many at once. */
    static void append(StringBuilder sb, char c, int n) {
        if (n <= 0) {
            return;
        }
        char[] some = new char[Math.min(n, 1024)];
        Arrays.fill(some, c);
        for (; n > 0; n -= some.length) {
            sb.append(some, 0, Math.min(n, some.length));
        }
    }

    private void formattable(Formatter formatter, Appendable out, Formattable arg, Locale l) {
        if (formatter.locale() != l) {
            formatter = new Formatter(out, l);
        }
        int told = (has(LEFT) ? FormattableFlags.LEFT_JUSTIFY : 0) | (upper ? FormattableFlags.UPPERCASE : 0)
                | (has(ALTERNATE) ? FormattableFlags.ALTERNATE : 0);
        arg.formatTo(formatter, told, width, precision);
    }

    private String character(Object arg) {
        if (arg instanceof Character) {
            return arg.toString();
        }
        if (!(arg instanceof Byte || arg instanceof Short || arg instanceof Integer)) {
            throw wrong(arg);
        }
        int cp = ((Number) arg).intValue();
        if (!Character.isValidCodePoint(cp)) {
            throw new IllegalFormatCodePointException(cp);
        }
        return new String(Character.toChars(cp));
    }

    private String integer(Object arg, Locale l) {
        boolean big = arg instanceof BigInteger;
        if (!(big || arg instanceof Long || arg instanceof Integer || arg instanceof Short || arg instanceof Byte)) {
            throw wrong(arg);
        }
        if (conversion == 'd') {
            String s = arg.toString();
            boolean negative = s.charAt(0) == '-';
            if (!negative && flags == 0 && (l == null || l == Locale.US)) {
                return s;
            }
            return signed(negative, negative ? s.substring(1) : s, l, true);
        }
        int radix = conversion == 'o' ? 8 : 16;
        if (big) {
            BigInteger v = (BigInteger) arg;
            String s = v.abs().toString(radix);
            if (has(ALTERNATE)) {
                s = (radix == 8 ? "0" : "0x") + s;
            }
            StringBuilder sb = new StringBuilder();
            lead(sb, v.signum() < 0);
            sb.append(s);
            int at = sb.length() - s.length() + (has(ALTERNATE) ? radix == 8 ? 1 : 2 : 0);
            int room = v.signum() < 0 && has(PAREN) ? width - 1 : width;
            while (has(ZERO) && sb.length() < room) {
                sb.insert(at, '0');
            }
            trail(sb, v.signum() < 0);
            return sb.toString();
        }
        bad(PAREN, SPACE, PLUS);
        long v = ((Number) arg).longValue();
        String digits;
        if (arg instanceof Long) {
            digits = radix == 8 ? Long.toOctalString(v) : Long.toHexString(v);
        } else {
            int w = (int) v;
            if (arg instanceof Byte) {
                w &= 0xff;
            } else if (arg instanceof Short) {
                w &= 0xffff;
            }
            digits = radix == 8 ? Integer.toOctalString(w) : Integer.toHexString(w);
        }
        StringBuilder sb = new StringBuilder();
        if (has(ALTERNATE)) {
            sb.append(radix == 8 ? "0" : "0x");
        }
        append(sb, '0', has(ZERO) ? width - sb.length() - digits.length() : 0);
        return sb.append(digits).toString();
    }

    private void lead(StringBuilder sb, boolean negative) {
        if (negative) {
            sb.append(has(PAREN) ? '(' : '-');
        } else if (has(PLUS)) {
            sb.append('+');
        } else if (has(SPACE)) {
            sb.append(' ');
        }
    }

    private void trail(StringBuilder sb, boolean negative) {
        if (negative && has(PAREN)) {
            sb.append(')');
        }
    }

    /** Sign, digits in the locale's form, groups, zeros up to the width. */
    private String signed(boolean negative, String magnitude, Locale l, boolean localize) {
        StringBuilder sb = new StringBuilder();
        lead(sb, negative);
        int start = sb.length();
        char zero = '0';
        char decimal = '.';
        char comma = ',';
        if (l != null && l != Locale.US && l != Locale.ROOT && localize) {
            String[] symbols = LocaleData.list(l.toLanguageTag(), "number");
            decimal = symbols[0].charAt(0);
            comma = symbols[1].charAt(0);
            zero = symbols[8].charAt(0);
        }
        int dot = magnitude.length();
        for (int i = 0; i < magnitude.length(); i++) {
            char c = magnitude.charAt(i);
            if (c < '0' || c > '9') {
                dot = i;
                break;
            }
        }
        for (int i = 0; i < magnitude.length(); i++) {
            char c = magnitude.charAt(i);
            if (c == '.') {
                sb.append(decimal);
            } else if (c >= '0' && c <= '9' && localize) {
                sb.append((char) (c - '0' + zero));
            } else {
                sb.append(c);
            }
            if (has(GROUP) && i < dot - 1 && (dot - 1 - i) % 3 == 0) {
                sb.append(comma);
            }
        }
        int room = negative && has(PAREN) ? width - 1 : width;
        if (has(ZERO)) {
            int pad = room - sb.length();
            if (pad > 0) {
                char[] zeros = new char[pad];
                Arrays.fill(zeros, zero);
                sb.insert(start, zeros);
            }
        }
        trail(sb, negative);
        return sb.toString();
    }

    private String floating(Object arg, Locale l) {
        if (arg instanceof BigDecimal && conversion != 'a') {
            BigDecimal v = (BigDecimal) arg;
            FloatDigits digits = new FloatDigits(v.unscaledValue().abs().toString(),
                    v.unscaledValue().abs().toString().length() - v.scale());
            return signed(v.signum() < 0, magnitude(digits), l, true);
        }
        if (!(arg instanceof Float || arg instanceof Double)) {
            throw wrong(arg);
        }
        double value = ((Number) arg).doubleValue(); // digits of a float are those of the double
        if (value != value) {
            return "NaN";
        }
        boolean negative = Double.compare(value, 0.0) == -1;
        if (Double.isInfinite(value)) {
            StringBuilder sb = new StringBuilder();
            lead(sb, negative);
            sb.append("Infinity");
            trail(sb, negative);
            return sb.toString();
        }
        if (conversion == 'a') {
            return hex(Math.abs(value), negative);
        }
        return signed(negative, magnitude(new FloatDigits(Double.toString(Math.abs(value)))), l, true);
    }

    private String magnitude(FloatDigits digits) {
        StringBuilder sb = new StringBuilder();
        int n = precision == -1 ? 6 : precision;
        if (conversion == 'f') {
            digits.places(n);
            digits.plain(sb, n);
            if (n == 0 && has(ALTERNATE)) {
                sb.append('.');
            }
            return sb.toString();
        }
        if (conversion == 'g') {
            n = Math.max(n, 1);
            if (digits.isZero()) {
                digits.plain(sb, n - 1);
                return sb.toString();
            }
            digits.keep(n);
            int exponent = digits.exponent();
            if (exponent >= -4 && exponent < n) {
                digits.plain(sb, n - 1 - exponent);
                return sb.toString();
            }
            n--;
        }
        digits.keep(n + 1);
        digits.mantissa(sb, n);
        if (n == 0 && has(ALTERNATE)) {
            sb.append('.');
        }
        int exponent = digits.exponent();
        sb.append(upper ? 'E' : 'e').append(exponent < 0 ? '-' : '+');
        exponent = Math.abs(exponent);
        if (exponent < 10) {
            sb.append('0');
        }
        return sb.append(exponent).toString();
    }

    private String hex(double value, boolean negative) {
        String s = Double.toHexString(value);
        if (precision >= 0) {
            s = roundHex(value, Math.max(precision, 1));
        }
        StringBuilder sb = new StringBuilder();
        lead(sb, negative);
        sb.append("0x");
        append(sb, '0', has(ZERO) ? width - s.length() - sb.length() + 2 : 0);
        return sb.append(s, 2, s.length()).toString();
    }

    /** Hexadecimal with a number of places, rounded half to even; subnormals are made normal first. */
    private static String roundHex(double value, int places) {
        if (value == 0) {
            StringBuilder zero = new StringBuilder("0x0.");
            append(zero, '0', places);
            return zero.append("p0").toString();
        }
        int exponent = Math.getExponent(value);
        long mantissa = Double.doubleToLongBits(value) & 0xfffffffffffffL;
        if (exponent < -1022) {
            int shift = Long.numberOfLeadingZeros(mantissa) - 11;
            mantissa <<= shift;
            exponent = -1022 - shift;
        } else {
            mantissa |= 1L << 52;
        }
        int drop = places >= 13 ? 0 : 4 * (13 - places);
        if (drop > 0) {
            long rest = mantissa & (1L << drop) - 1;
            long half = 1L << drop - 1;
            mantissa >>>= drop;
            if (rest > half || rest == half && (mantissa & 1) != 0) {
                mantissa++;
            }
            mantissa <<= drop;
            if (mantissa >>> 53 != 0) {
                mantissa >>>= 1;
                exponent++;
            }
        }
        StringBuilder sb = new StringBuilder("0x1.");
        for (int i = 0; i < places; i++) {
            sb.append(i < 13 ? Character.forDigit((int) (mantissa >>> 48 - 4 * i & 15), 16) : '0');
        }
        return sb.append('p').append(exponent).toString();
    }

    private String dateTime(Object arg, Locale l) {
        FormatDate source;
        if (arg instanceof Long) {
            source = new FormatDate(((Long) arg).longValue(), TimeZone.getDefault());
        } else if (arg instanceof Date) {
            source = new FormatDate(((Date) arg).getTime(), TimeZone.getDefault());
        } else if (arg instanceof Calendar) {
            source = new FormatDate((Calendar) arg);
        } else if (arg instanceof TemporalAccessor) {
            source = new FormatDate((TemporalAccessor) arg);
        } else {
            throw wrong(arg);
        }
        StringBuilder sb = new StringBuilder();
        source.print(sb, conversion, l == null ? Locale.US : l);
        return sb.toString();
    }
}
