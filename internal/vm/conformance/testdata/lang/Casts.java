/** Conversions between all primitive types at their edges. */
public class Casts {
    static final double[] DOUBLES = {0, -0.0, 1.5, -1.5, 127.9, 128, 255.5, 32768, 65535.9, 65536, 2147483647.5, 2147483648.0, -2147483648.9,
        -2147483649.0, 4294967296.0, 9.223372036854775E18, 9.3e18, -9.3e18, 1e300, -1e300, Double.NaN, 1 / 0.0, -1 / 0.0, 5e-324};
    static final long[] LONGS = {0, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 0x7fffffffL, 0x80000000L, 0xffffffffL, 0x123456789L,
        Long.MAX_VALUE, Long.MIN_VALUE, 16777217L, 9007199254740993L};

    public static void main(String[] args) {
        for (double d : DOUBLES) {
            float f = (float) d;
            System.out.println(d + ": " + (byte) d + " " + (short) d + " " + (int) (char) d + " " + (int) d + " " + (long) d + " " + f
                + " " + (byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " " + (long) f);
        }
        for (long l : LONGS) {
            int i = (int) l;
            System.out.println(l + ": " + (byte) l + " " + (short) l + " " + (int) (char) l + " " + i + " " + (float) l + " " + (double) l
                + " " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i + " " + (float) i + " " + (double) i);
        }
        char c = (char) -1;
        byte b = (byte) c;
        System.out.println((int) c + " " + b + " " + (char) b + 0 + " " + (int) (char) b + " " + (short) c);
    }
}
