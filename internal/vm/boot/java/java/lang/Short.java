package java.lang;

/** A short as an object. */
public final class Short extends Number implements Comparable<Short> {
    private static final long serialVersionUID = 7515723908773894738L;

    public static final short MIN_VALUE = -32767 - 1;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = SIZE / 8;
    @SuppressWarnings("unchecked")
    public static final Class<Short> TYPE = (Class<Short>) Class.getPrimitiveClass("short");

    private static final Short[] CACHE = new Short[256];

    static {
        for (int i = 0; i < CACHE.length; i++) {
            CACHE[i] = new Short((short) (i - 128));
        }
    }

    private final short value;

    public Short(short value) {
        this.value = value;
    }

    public Short(String text) throws NumberFormatException {
        value = parseShort(text, 10);
    }

    public static Short valueOf(short value) {
        return value >= -128 && value <= 127 ? CACHE[value + 128] : new Short(value);
    }

    public static Short valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseShort(text, radix));
    }

    public static Short valueOf(String text) throws NumberFormatException {
        return valueOf(text, 10);
    }

    public static short parseShort(String text) throws NumberFormatException {
        return parseShort(text, 10);
    }

    public static short parseShort(String text, int radix) throws NumberFormatException {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) value;
    }

    public static Short decode(String text) throws NumberFormatException {
        int value = Integer.decode(text);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return valueOf((short) value);
    }

    public static String toString(short value) {
        return Integer.toString(value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return value;
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
        return Integer.toString(value);
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(short value) {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    public int compareTo(Short other) {
        return value - other.value;
    }

    public static int compare(short a, short b) {
        return a - b;
    }

    public static short reverseBytes(short value) {
        return (short) (value << 8 | (value & 0xff00) >> 8);
    }

    public static int toUnsignedInt(short value) {
        return value & 0xffff;
    }

    public static long toUnsignedLong(short value) {
        return value & 0xffffL;
    }

    public static int compareUnsigned(short a, short b) {
        return toUnsignedInt(a) - toUnsignedInt(b);
    }
}
