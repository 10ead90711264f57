import java.math.*;
import java.util.*;

/** Big decimals: scales, rounding, text, division. */
public class BigDecimalOdd {
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
        String[] texts = {"0", "-0", "0.00", "1E+3", "1.50", "-1.5e-10", "123.456", "1e-400", ".5", "5.", "+7", "1E400", "0E-7", "100", "0.0001234567"};
        for (String t : texts) {
            BigDecimal d = new BigDecimal(t);
            System.out.println(t + ": " + d + " " + d.toPlainString().length() + " " + d.toEngineeringString() + " " + d.scale() + " " + d.precision() + " " + d.unscaledValue() + " " + d.stripTrailingZeros() + " " + d.signum() + " " + d.hashCode() + " " + d.doubleValue() + " " + d.intValue() + " " + d.negate());
        }
        for (RoundingMode r : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(r + ":");
            for (String t : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) {
                try {
                    sb.append(' ').append(new BigDecimal(t).setScale(0, r));
                } catch (ArithmeticException e) {
                    sb.append(" !");
                }
            }
            System.out.println(sb);
        }
        BigDecimal one = BigDecimal.ONE, three = new BigDecimal(3), x = new BigDecimal("10.50");
        attempt("1/3", () -> one.divide(three));
        attempt("1/0", () -> one.divide(BigDecimal.ZERO));
        System.out.println(one.divide(three, 5, RoundingMode.HALF_UP) + " " + one.divide(three, MathContext.DECIMAL32) + " " + one.divide(new BigDecimal("8")) + " " + x.divide(new BigDecimal("0.25")) + " " + x.divideToIntegralValue(three) + " " + x.remainder(three) + " " + x.negate().remainder(three) + " " + Arrays.toString(x.divideAndRemainder(new BigDecimal("-4"))) + " " + new BigDecimal("1e10").divide(new BigDecimal("2e3")));
        System.out.println(x.equals(new BigDecimal("10.5")) + " " + x.compareTo(new BigDecimal("10.5")) + " " + x.add(new BigDecimal("0.001")) + " " + x.subtract(x) + " " + x.multiply(new BigDecimal("2.00")) + " " + x.pow(3) + " " + x.pow(0) + " " + x.movePointLeft(5) + " " + x.movePointRight(5) + " " + x.scaleByPowerOfTen(-3) + " " + x.max(three) + " " + x.ulp() + " " + x.round(new MathContext(2)) + " " + x.plus(new MathContext(1, RoundingMode.UP)));
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(0.1, MathContext.DECIMAL64) + " " + BigDecimal.valueOf(5, 3) + " " + BigDecimal.valueOf(5, -3) + " " + BigDecimal.valueOf(100.0) + " " + new BigDecimal(new BigInteger("12345"), 2) + " " + new BigDecimal("12345.678".toCharArray(), 1, 5) + " " + new BigDecimal("1.25", new MathContext(2)));
        for (String bad : new String[] {"", "abc", "1e", "1.2.3", "0x1", "1 ", "--1", "1e99999999999", "\u0661"}) {
            attempt(bad, () -> new BigDecimal(bad));
        }
        attempt("exact int", () -> new BigDecimal("1.5").intValueExact());
        attempt("exact long", () -> new BigDecimal("1e20").longValueExact());
        attempt("exact byte", () -> new BigDecimal("127.0").byteValueExact());
        attempt("scale", () -> new BigDecimal("1.25").setScale(1));
        attempt("negative power", () -> three.pow(-1));
        attempt("power in context", () -> three.pow(-2, MathContext.DECIMAL32));
        attempt("nan", () -> new BigDecimal(Double.NaN));
        attempt("context", () -> new MathContext("precision=5 roundingMode=DOWN") + " " + MathContext.UNLIMITED);
        System.out.println(new BigDecimal("12345678901234567890.123").toBigInteger() + " " + new BigDecimal("-3.99").longValue() + " " + new BigDecimal("1e30").longValue() + " " + new BigDecimal("3.4e38").floatValue() + " " + new BigDecimal("4e38").floatValue() + " " + new BigDecimal("1e-50").floatValue());
        BigInteger b = new BigInteger("-123456789012345678901234567890");
        System.out.println(b.mod(BigInteger.TEN) + " " + b.remainder(BigInteger.TEN) + " " + b.shiftRight(70) + " " + b.and(BigInteger.valueOf(0xffff)) + " " + b.bitLength() + " " + b.bitCount() + " " + b.toString(36) + " " + b.testBit(200) + " " + b.hashCode() + " " + b.longValue() + " " + b.doubleValue() + " " + Arrays.toString(BigInteger.valueOf(-129).toByteArray()) + " " + BigInteger.valueOf(97).modPow(BigInteger.valueOf(-1), BigInteger.valueOf(1000)) + " " + BigInteger.valueOf(48).gcd(BigInteger.valueOf(-36)) + " " + b.abs().getLowestSetBit() + " " + BigInteger.valueOf(91).isProbablePrime(20) + " " + new BigInteger("zz", 36) + " " + BigInteger.valueOf(90).nextProbablePrime());
    }
}
