package java.lang;

/** A byte as an object. */
public final class Byte extends Number implements Comparable<Byte> {
    private static final long serialVersionUID = -7183698231559129828L;

    public static final byte MIN_VALUE = -127 - 1;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = SIZE / 8;
    @SuppressWarnings("unchecked")
    public static final Class<Byte> TYPE = (Class<Byte>) Class.getPrimitiveClass("byte");

    private static final Byte[] CACHE = new Byte[256];

    static {
        for (int i = 0; i < CACHE.length; i++) {
            CACHE[i] = new Byte((byte) (i - 128));
        }
    }

    private final byte value;

    public Byte(byte value) {
        this.value = value;
    }

    public Byte(String text) throws NumberFormatException {
        value = parseByte(text, 10);
    }

    public static Byte valueOf(byte value) {
        return CACHE[value + 128];
    }

    public static Byte valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseByte(text, radix));
    }

    public static Byte valueOf(String text) throws NumberFormatException {
        return valueOf(text, 10);
    }

    public static byte parseByte(String text) throws NumberFormatException {
        return parseByte(text, 10);
    }

    public static byte parseByte(String text, int radix) throws NumberFormatException {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (byte) value;
    }

    public static Byte decode(String text) throws NumberFormatException {
        int value = Integer.decode(text);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return valueOf((byte) value);
    }

    public static String toString(byte value) {
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

    public static int hashCode(byte value) {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Byte && ((Byte) other).value == value;
    }

    public int compareTo(Byte other) {
        return value - other.value;
    }

    public static int compare(byte a, byte b) {
        return a - b;
    }

    public static int toUnsignedInt(byte value) {
        return value & 0xff;
    }

    public static long toUnsignedLong(byte value) {
        return value & 0xffL;
    }

    public static int compareUnsigned(byte a, byte b) {
        return toUnsignedInt(a) - toUnsignedInt(b);
    }
}
