package java.lang;

/** A long as an object. */
public final class Long extends Number implements Comparable<Long> {
    private static final long serialVersionUID = 4290774380558885855L;

    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = SIZE / 8;
    @SuppressWarnings("unchecked")
    public static final Class<Long> TYPE = (Class<Long>) Class.getPrimitiveClass("long");

    private static final Long[] CACHE = new Long[256];

    static {
        for (int i = 0; i < CACHE.length; i++) {
            CACHE[i] = new Long(i - 128);
        }
    }

    private final long value;

    public Long(long value) {
        this.value = value;
    }

    public Long(String text) throws NumberFormatException {
        value = parseLong(text, 10);
    }

    public static Long valueOf(long value) {
        return value >= -128 && value <= 127 ? CACHE[(int) value + 128] : new Long(value);
    }

    public static Long valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseLong(text, radix));
    }

    public static Long valueOf(String text) throws NumberFormatException {
        return valueOf(parseLong(text, 10));
    }

    public static native long parseLong(String text, int radix) throws NumberFormatException;

    public static native long parseLong(String text) throws NumberFormatException;

    public static native long parseUnsignedLong(String text, int radix) throws NumberFormatException;

    public static long parseUnsignedLong(String text) throws NumberFormatException {
        return parseUnsignedLong(text, 10);
    }

    public static Long decode(String text) throws NumberFormatException {
        return valueOf(decoded(text));
    }

    private static native long decoded(String text);

    public static Long getLong(String property) {
        return getLong(property, null);
    }

    public static Long getLong(String property, long otherwise) {
        Long value = getLong(property, null);
        return value == null ? valueOf(otherwise) : value;
    }

    public static Long getLong(String property, Long otherwise) {
        String text = property == null || property.isEmpty() ? null : System.getProperty(property);
        if (text != null) {
            try {
                return decode(text);
            } catch (NumberFormatException e) {
                return otherwise;
            }
        }
        return otherwise;
    }

    public static native String toString(long value, int radix);

    public static native String toString(long value);

    public static native String toUnsignedString(long value, int radix);

    public static String toUnsignedString(long value) {
        return toUnsignedString(value, 10);
    }

    public static native String toHexString(long value);

    public static native String toOctalString(long value);

    public static native String toBinaryString(long value);

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return toString(value);
    }

    public int hashCode() {
        return (int) (value ^ value >>> 32);
    }

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    public boolean equals(Object other) {
        return other instanceof Long && ((Long) other).value == value;
    }

    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public static int compare(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(long a, long b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static native long divideUnsigned(long dividend, long divisor);

    public static native long remainderUnsigned(long dividend, long divisor);

    public static native long highestOneBit(long value);

    public static native long lowestOneBit(long value);

    public static native int numberOfLeadingZeros(long value);

    public static native int numberOfTrailingZeros(long value);

    public static native int bitCount(long value);

    public static long rotateLeft(long value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static long rotateRight(long value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static native long reverse(long value);

    public static native long reverseBytes(long value);

    public static int signum(long value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static long parseLong(CharSequence s, int from, int to, int radix) throws NumberFormatException {
        if (from < 0 || from > to || to > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        return parseLong(s.subSequence(from, to).toString(), radix);
    }

    public static long parseUnsignedLong(CharSequence s, int from, int to, int radix) throws NumberFormatException {
        if (from < 0 || from > to || to > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        return parseUnsignedLong(s.subSequence(from, to).toString(), radix);
    }
}
