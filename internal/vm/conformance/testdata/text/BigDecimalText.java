import java.math.*;

/** Reading and writing decimals, conversions, equality and hashes. */
public class BigDecimalText {
    public static void main(String[] args) {
        String[] s = {"0", "-0", "0.0", "0E+7", "0E-9", "1", "-1", "123", "1.0", "1E3", "1e-3", "12E+7", "123456E-10", "0.000001", "0.0000001", "+5.", ".5", "-.5e1", "1E+2147483647", "00012.500", "1234567890123456789012345.6789"};
        for (String t : s) {
            BigDecimal d = new BigDecimal(t);
            System.out.println(t + " -> " + d + " " + (d.scale() > -1000 ? d.toPlainString() : "-") + " " + d.toEngineeringString() + " " + d.scale() + " " + d.precision() + " " + d.signum() + " " + d.hashCode());
        }
        String[] bad = {"", "-", ".", "1e", "1e+", "e5", "1.2.3", " 1", "1 ", "0x1", "1E99999999999", "NaN", "--1", "1_000"};
        for (String t : bad) {
            try {
                System.out.println(new BigDecimal(t));
            } catch (NumberFormatException e) {
                System.out.println("[" + t + "] no number");
            }
        }
        double[] doubles = {0.1, 0.5, 1, 100, 1e22, 1e23, 123.456, -0.0, 1e-5, Double.MIN_VALUE, 4.9};
        for (double d : doubles) {
            System.out.println(BigDecimal.valueOf(d) + " " + (d > 1e-100 || d <= 0 ? new BigDecimal(d).toString() : "tiny"));
        }
        try {
            new BigDecimal(Double.NaN);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        BigDecimal d = new BigDecimal("12345678901.987");
        System.out.println(d.intValue() + " " + d.longValue() + " " + d.doubleValue() + " " + d.floatValue() + " " + d.toBigInteger() + " " + d.byteValue() + " " + d.shortValue());
        System.out.println(new BigDecimal("1E+400").doubleValue() + " " + new BigDecimal("-1E-400").doubleValue() + " " + new BigDecimal("1E+39").floatValue() + " " + new BigDecimal("0.1").doubleValue() + " " + new BigDecimal("1.00000000000000011102230246251565").doubleValue());
        String[] exact = {"12", "12.0", "12.5", "2147483648", "9223372036854775808", "-129", "300"};
        for (String t : exact) {
            BigDecimal x = new BigDecimal(t);
            StringBuilder sb = new StringBuilder(t);
            for (int i = 0; i < 4; i++) {
                try {
                    sb.append(' ').append(i == 0 ? x.intValueExact() : i == 1 ? x.longValueExact() : i == 2 ? x.byteValueExact() : x.shortValueExact());
                } catch (ArithmeticException e) {
                    sb.append(' ').append(e.getMessage());
                }
            }
            System.out.println(sb);
        }
        System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode() + " " + new BigDecimal("2.00").hashCode() + " " + new BigDecimal("1").max(new BigDecimal("1.0")) + " " + new BigDecimal("1").min(new BigDecimal("1.0")));
        System.out.println(new BigDecimal(new BigInteger("12345"), 3) + " " + new BigDecimal(12345L, new MathContext(3)) + " " + new BigDecimal("x1.5y".toCharArray(), 1, 3) + " " + BigDecimal.valueOf(5, -2) + " " + BigDecimal.valueOf(100, 2) + " " + BigDecimal.TEN.setScale(2) + " " + BigDecimal.ZERO.setScale(3));
        try {
            new BigDecimal("1.25").setScale(1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(MathContext.UNLIMITED + " " + MathContext.DECIMAL64 + " " + MathContext.DECIMAL128.getPrecision() + " " + new MathContext("precision=5 roundingMode=DOWN").getRoundingMode() + " " + RoundingMode.valueOf("FLOOR") + " " + RoundingMode.valueOf(BigDecimal.ROUND_HALF_DOWN));
    }
}
