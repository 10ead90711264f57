public class FloatEdges {
    static final double[] DOUBLES = {0.0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 1e10, 1e20, -1e20, 1e300, 1e-300, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Math.PI, 9007199254740993.0, 2147483647.5, -2147483648.5};
    static final float[] FLOATS = {0f, -0f, 1f, -1.5f, 3.1415927f, 16777217f, 1e38f, 1e-45f, Float.MAX_VALUE, Float.MIN_VALUE, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 0.1f};

    public static void main(String[] args) {
        for (double a : DOUBLES) {
            System.out.println(Long.toHexString(Double.doubleToLongBits(a)) + " " + (int) a + " " + (long) a + " " + (short) a + " " + (byte) a + " " + (int) (char) a + " " + Integer.toHexString(Float.floatToIntBits((float) a)));
            for (double b : DOUBLES) {
                System.out.println(bits(a + b) + " " + bits(a - b) + " " + bits(a * b) + " " + bits(a / b) + " " + bits(a % b) + " " + (a < b) + (a <= b) + (a == b) + (a != b) + (a >= b) + (a > b));
            }
            System.out.println(bits(-a));
        }
        for (float a : FLOATS) {
            System.out.println(Integer.toHexString(Float.floatToIntBits(a)) + " " + (int) a + " " + (long) a + " " + (short) a + " " + (int) (char) a + " " + bits(a));
            for (float b : FLOATS) {
                System.out.println(bits(a + b) + " " + bits(a - b) + " " + bits(a * b) + " " + bits(a / b) + " " + bits(a % b) + " " + (a < b) + (a <= b) + (a == b) + (a != b) + (a >= b) + (a > b));
            }
        }
        float sum = 0;
        for (int i = 0; i < 1000; i++) {
            sum += 0.1f;
            sum *= 1.0001f;
        }
        System.out.println(bits(sum));
        double d = 0;
        for (int i = 1; i < 2000; i++) {
            d += 1.0 / i;
            d = d * d - d;
            if (d > 1e6 || d < -1e6) {
                d = i * 1e-3;
            }
        }
        System.out.println(bits(d));
    }

    static String bits(double d) { return d != d ? "nan" : Long.toHexString(Double.doubleToLongBits(d)); }
    static String bits(float f) { return f != f ? "nan" : Integer.toHexString(Float.floatToIntBits(f)); }
}
