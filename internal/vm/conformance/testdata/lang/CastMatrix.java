/** Every primitive conversion of edge values. */
public class CastMatrix {
    static void show(double d) {
        System.out.println(d + ": " + (byte) d + " " + (short) d + " " + (int) (char) d + " " + (int) d + " " + (long) d + " " + (float) d);
    }

    static void show(float f) {
        System.out.println(f + ": " + (byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " " + (long) f + " " + (double) f);
    }

    static void show(long l) {
        System.out.println(l + ": " + (byte) l + " " + (short) l + " " + (int) (char) l + " " + (int) l + " " + (float) l + " " + (double) l);
    }

    static void show(int i) {
        System.out.println(i + ": " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i + " " + (float) i + " " + (double) i);
    }

    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 0.5, -0.5, 0.999999999, 1.5, -1.5, 127.9, 128, -128.9, -129, 65535.5, 65536, 2147483647.5, 2147483648.0, -2147483649.0, 9.2e18, 9223372036854775807.0,
            1e19, -1e19, Double.MAX_VALUE, Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e-50, 3.4028235677973366e38, 16777217.0};
        for (double d : ds) {
            show(d);
        }
        for (float f : new float[] {0.1f, -0.1f, 16777216f, 16777217f, 2147483520f, 2147483648f, 9.223372e18f, Float.MAX_VALUE, Float.MIN_VALUE, Float.NaN, Float.POSITIVE_INFINITY, 1e-45f}) {
            show(f);
        }
        for (long l : new long[] {0, -1, 255, 256, 32768, 65536, 1L << 31, 1L << 32, 1L << 53, (1L << 53) + 1, (1L << 62) + (1L << 8) + 1, Long.MAX_VALUE, Long.MIN_VALUE, -9007199254740993L}) {
            show(l);
        }
        for (int i : new int[] {0, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 16777217, 33554435, Integer.MAX_VALUE, Integer.MIN_VALUE, -16777217}) {
            show(i);
        }
        char c = 'x';
        c += 1.7;
        byte b = 10;
        b *= 25.7;
        short s = 1000;
        s -= 1e10;
        int i = 5;
        i /= 0.3;
        long l = 7;
        l += 0.99f;
        float f = 1;
        f += 1e-9;
        System.out.println(c + " " + b + " " + s + " " + i + " " + l + " " + f);
        System.out.println((byte) 'é' + (char) 97 + (int) 'a' + "" + (char) (byte) -1 + (short) (char) -1);
        System.out.println((true ? 1 : 'a') + " " + (true ? (short) 1 : 'a') + " " + (false ? 1.0 : 'a') + " " + (true ? null : 0) + " " + (Object) (true ? 1 : 2.0));
        System.out.println(1 / 3 * 3.0 + " " + 1.0f / 3 + " " + 1.0 / 3 + " " + (float) (1.0 / 3) + " " + (5 + 'a') + " " + (char) ('a' + 5));
    }
}
