import java.util.*;

/** Numbers as text at the edges of their types. */
public class NumberEdges {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.println(name + " -> " + a.run());
        } catch (Exception e) {
            System.out.println(name + " -> " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        double[] ds = {0.1 + 0.2, 1e21, 1e-7, 123456789.125, 4.9e-324, Double.MAX_VALUE, Double.MIN_NORMAL, 1.0e7, 9999999.999, 0.001, 0.00099999, 2e-3, 5e-324, 1.7976931348623157e308, 100, -0.0, 2.2250738585072011e-308};
        for (double d : ds) {
            System.out.println(d + " " + (float) d + " " + Double.toHexString(d) + " " + Long.toHexString(Double.doubleToLongBits(d)) + " " + (long) d + " " + (int) d + " " + Math.round(d) + " " + Math.rint(d) + " " + Math.ulp(d) + " " + Math.getExponent(d));
        }
        for (String s : new String[] {"0x1p-1074", "0x1.fffffffffffffp1023", "1e-400", "1e400", " 1.5 ", "1_0", "1.5f", "1d", "NaN", "-Infinity", "+.5e1", "0x.8p1", "1e", "", ".", "0x1", "\u0661", "1e+05", "00012", "Infinityx", "1.7976931348623159e308", "2.4703282292062328e-324"}) {
            attempt("d " + s, () -> Double.parseDouble(s));
            attempt("f " + s, () -> Float.parseFloat(s));
        }
        for (String s : new String[] {"+7", "-0", "2147483648", "-2147483648", "\u0663\u0664", "0x1F", "#ff", "010", "-0x8", "--1", "+", "", "1 ", "\uff11"}) {
            attempt("i " + s, () -> Integer.parseInt(s));
            attempt("dec " + s, () -> Integer.decode(s));
            attempt("36 " + s, () -> Integer.parseInt(s, 36));
            attempt("u " + s, () -> Integer.parseUnsignedInt(s));
        }
        System.out.println(Integer.toUnsignedString(-1) + " " + Long.toUnsignedString(-1L) + " " + Long.toUnsignedString(-1L, 36) + " " + Integer.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1L, 10) + " " + Long.compareUnsigned(-1, 1) + " " + Integer.toString(Integer.MIN_VALUE, 2) + " " + Long.toString(Long.MIN_VALUE, 36) + " " + Integer.toOctalString(-8));
        System.out.println(Integer.reverse(1) + " " + Integer.reverseBytes(0x01020304) + " " + Integer.highestOneBit(100) + " " + Long.numberOfTrailingZeros(0) + " " + Integer.rotateLeft(0x80000001, 33) + " " + Long.bitCount(-1L) + " " + Integer.signum(-9) + " " + Character.getNumericValue('z') + " " + Character.digit('\u0669', 10) + " " + Character.forDigit(35, 36) + " " + Short.toUnsignedInt((short) -1) + " " + Byte.parseByte("-80", 16));
        for (long[] q : new long[][] {{7, 3}, {-7, 3}, {7, -3}, {-7, -3}, {Long.MIN_VALUE, -1}}) {
            System.out.println(q[0] / q[1] + " " + q[0] % q[1] + " " + Math.floorDiv(q[0], q[1]) + " " + Math.floorMod(q[0], q[1]));
        }
        attempt("exact", () -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt("exact", () -> Math.multiplyExact(Long.MAX_VALUE, 2));
        attempt("exact", () -> Math.negateExact(Integer.MIN_VALUE));
        attempt("exact", () -> Math.toIntExact(1L << 31));
        attempt("exact", () -> Math.decrementExact(Long.MIN_VALUE));
        System.out.println((byte) 200 + " " + (char) -1 + " " + (short) 1e9 + " " + (int) Float.NaN + " " + (long) 1e30f + " " + (int) -1e30 + " " + (5 >> 33) + " " + (5L << 65) + " " + (-5 >>> 28) + " " + (char) ('a' + 1) + ('a' + 1));
        System.out.println(Float.compare(0f, -0f) + " " + Double.compare(Double.NaN, Double.POSITIVE_INFINITY) + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + (Double.NaN == Double.NaN) + " " + Double.hashCode(-0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Float.NaN, 1f) + " " + Math.pow(0, 0) + " " + Math.sqrt(-1) + " " + Math.cbrt(-27) + " " + Math.hypot(3e200, 4e200) + " " + Math.IEEEremainder(5, 3) + " " + 5.5 % -2 + " " + Math.scalb(1.5, -1080) + " " + Math.nextAfter(1.0, 2) + " " + Math.nextDown(0.0f) + " " + Math.copySign(3, -0.0) + " " + Math.signum(-2.5));
    }
}
