/** Rounding of all kinds at the edges. */
public class MathRounding {
    public static void main(String[] args) {
        double[] values = {0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.49999999999999994, -0.49999999999999994, 4503599627370495.5, 4503599627370497.5,
            9007199254740993.0, 1e18, 1e19, -1e19, 2147483647.5, -2147483648.5, Double.NaN, 1 / 0.0, -1 / 0.0, 5e-324, -5e-324, 0.1, -0.9};
        for (double d : values) {
            System.out.println(d + ": " + Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.round((float) d)
                + " " + (long) d + " " + (int) d);
        }
        System.out.println(Math.round(8388609.5f) + " " + Math.round(0.49999997f) + " " + Math.round(-2.5f) + " " + Math.round(Float.MAX_VALUE));
    }
}
