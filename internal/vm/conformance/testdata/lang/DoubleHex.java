/** Hexadecimal text of floating-point numbers. */
public class DoubleHex {
    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, -1, 1.5, 0.1, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN, 1 / 0.0, -1 / 0.0, 3.14, 65536.25};
        for (double d : values) {
            System.out.println(Double.toHexString(d) + " " + Float.toHexString((float) d));
        }
        System.out.println(Float.toHexString(Float.MIN_VALUE) + " " + Float.toHexString(Float.MIN_NORMAL) + " " + Float.toHexString(Float.MAX_VALUE)
            + " " + Float.toHexString(Float.MIN_VALUE * 5));
    }
}
