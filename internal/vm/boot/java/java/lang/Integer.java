package java.lang;

/** An int as an object. */
public final class Integer extends Number implements Comparable<Integer> {
    private static final long serialVersionUID = 1360826667806852920L;

    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = SIZE / 8;
    @SuppressWarnings("unchecked")
    public static final Class<Integer> TYPE = (Class<Integer>) Class.getPrimitiveClass("int");

    private static final Integer[] CACHE = new Integer[256];

    static {
        for (int i = 0; i < CACHE.length; i++) {
            CACHE[i] = new Integer(i - 128);
        }
    }

    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    public Integer(String text) throws NumberFormatException {
        value = parseInt(text, 10);
    }

    public static Integer valueOf(int value) {
        return value >= -128 && value <= 127 ? CACHE[(int) value + 128] : new Integer(value);
    }

    public static Integer valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseInt(text, radix));
    }

    public static Integer valueOf(String text) throws NumberFormatException {
        return valueOf(parseInt(text, 10));
    }

    public static native int parseInt(String text, int radix) throws NumberFormatException;

    public static native int parseInt(String text) throws NumberFormatException;

    public static native int parseUnsignedInt(String text, int radix) throws NumberFormatException;

    public static int parseUnsignedInt(String text) throws NumberFormatException {
        return parseUnsignedInt(text, 10);
    }

    public static Integer decode(String text) throws NumberFormatException {
        return valueOf(decoded(text));
    }

    private static native int decoded(String text);

    public static Integer getInteger(String property) {
        return getInteger(property, null);
    }

    public static Integer getInteger(String property, int otherwise) {
        Integer value = getInteger(property, null);
        return value == null ? valueOf(otherwise) : value;
    }

    public static Integer getInteger(String property, Integer otherwise) {
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

    public static native String toString(int value, int radix);

    public static native String toString(int value);

    public static native String toUnsignedString(int value, int radix);

    public static String toUnsignedString(int value) {
        return toUnsignedString(value, 10);
    }

    public static native String toHexString(int value);

    public static native String toOctalString(int value);

    public static native String toBinaryString(int value);

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return value;
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
        return value;
    }

    public static int hashCode(int value) {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    public int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public static int compare(int a, int b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(int a, int b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static native int divideUnsigned(int dividend, int divisor);

    public static native int remainderUnsigned(int dividend, int divisor);

    public static long toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    public static native int highestOneBit(int value);

    public static native int lowestOneBit(int value);

    public static native int numberOfLeadingZeros(int value);

    public static native int numberOfTrailingZeros(int value);

    public static native int bitCount(int value);

    public static int rotateLeft(int value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static int rotateRight(int value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static native int reverse(int value);

    public static native int reverseBytes(int value);

    public static int signum(int value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static int parseInt(CharSequence s, int from, int to, int radix) throws NumberFormatException {
        if (from < 0 || from > to || to > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        return parseInt(s.subSequence(from, to).toString(), radix);
    }

    public static int parseUnsignedInt(CharSequence s, int from, int to, int radix) throws NumberFormatException {
        if (from < 0 || from > to || to > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        return parseUnsignedInt(s.subSequence(from, to).toString(), radix);
    }
}
