/** Shortest texts of floats and doubles over the whole range. */
public class FloatFormatting {
    public static void main(String[] args) {
        for (int e = -46; e <= 39; e++) {
            float f = Float.parseFloat("1e" + e);
            float g = Float.parseFloat("9.87654321e" + e);
            System.out.println(f + " " + g + " " + -f + " " + Float.parseFloat(Float.toString(g)));
        }
        for (int e = -324; e <= 309; e += 9) {
            double d = Double.parseDouble("1e" + e);
            double g = Double.parseDouble("1.2345678901234567e" + e);
            System.out.println(d + " " + g + " " + (Double.parseDouble("" + g) == g));
        }
        for (int shift = 0; shift < 64; shift += 5) {
            System.out.println(Double.longBitsToDouble(1L << shift) + " " + Float.intBitsToFloat(1 << shift) + " " + (double) (1L << shift) + " " + (float) (1L << shift));
        }
        double[] near = {0.001, 0.0009999999999999999, 9999999.999999998, 1.0E7, 123456.7, 0.1 + 0.7, 4.35 * 100, 1.1 * 3, 100.0 / 3, 5e-324, 2.2250738585072014E-308, 2.225073858507201E-308};
        for (double d : near) {
            System.out.println(d + " " + (float) d + " " + Double.toHexString(d) + " " + Double.doubleToLongBits(d) + " " + Double.hashCode(d));
        }
        StringBuilder b = new StringBuilder();
        b.append(1.0f).append(' ').append(-0.0).append(1e21).append(1e-7f).append(Float.NaN).append(3f * 1.1f);
        System.out.println(b);
        System.out.println(String.valueOf(1.0E10f) + 1.17549435E-38f + 3.4028235E38f + 1.4E-45f + 1e10 + 12345678.9f + 0.3f + 1.0e-3f);
    }
}
