/** Bits of floating-point numbers, NaNs included. */
public class FloatBits {
    public static void main(String[] args) {
        System.out.println(Double.doubleToLongBits(1.0) + " " + Double.doubleToLongBits(-0.0) + " " + Double.doubleToLongBits(Double.NaN));
        System.out.println(Double.doubleToLongBits(Double.longBitsToDouble(0x7ff0000000000123L)) + " " + Double.doubleToRawLongBits(Double.longBitsToDouble(0x7ff8000000000123L)));
        System.out.println(Float.floatToIntBits(1f) + " " + Float.floatToIntBits(Float.NaN) + " " + Float.floatToIntBits(Float.intBitsToFloat(0x7fc12345))
            + " " + Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc12345)));
        System.out.println(Double.isNaN(0 / 0.0) + " " + Double.isInfinite(-1 / 0.0) + " " + Double.isFinite(1e308) + " " + Float.isFinite(1f / 0));
        double[] order = {Double.NEGATIVE_INFINITY, -1, -0.0, 0.0, 1, Double.POSITIVE_INFINITY, Double.NaN};
        for (double a : order) {
            for (double b : order) {
                System.out.print(Double.compare(a, b) + "" + Float.compare((float) a, (float) b) + Double.valueOf(a).compareTo(b) + " ");
            }
        }
        System.out.println();
        System.out.println(Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Float.MAX_EXPONENT + " " + Double.BYTES + Float.SIZE);
        System.out.println(Double.sum(1, 2) + Double.max(1, -0.0) + Float.min(3, 4) + " " + Double.max(-0.0, 0.0) + " " + Double.min(0.0, -0.0));
    }
}
