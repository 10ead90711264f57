import java.math.*;
import java.util.*;

/** Big numbers, exact arithmetic, floating point neighbours, parsing. */
public class BigAndSmallNumbers {
    static void p(Object o) {
        System.out.println(o);
    }

    interface Try {
        Object get() throws Exception;
    }

    static void t(String n, Try t) {
        try {
            p(n + " " + t.get());
        } catch (Exception e) {
            p(n + " ! " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        String[] ds = {"0", "1", "-1.50", "123.456", "1E+3", "0.001", "99999.99999", "-7E-10", "1.0E+400", "100"};
        for (String s : ds) {
            BigDecimal d = new BigDecimal(s);
            p(s + " " + d + " " + d.toPlainString().length() + " " + d.toEngineeringString() + " " + d.scale() + " "
                    + d.precision() + " " + d.unscaledValue() + " " + d.stripTrailingZeros() + " " + d.negate().signum()
                    + " " + d.setScale(1, RoundingMode.HALF_EVEN).hashCode() + " " + d.round(new MathContext(2)) + " "
                    + d.movePointLeft(2) + " " + d.movePointRight(3) + " " + d.scaleByPowerOfTen(-2) + " " + d.ulp() + " "
                    + d.intValue() + " " + d.doubleValue() + " " + d.toBigInteger().bitLength());
            for (RoundingMode m : RoundingMode.values()) t(m + "", () -> d.setScale(0, m));
        }
        BigDecimal a = new BigDecimal("10"), b = new BigDecimal("3");
        t("div", () -> a.divide(b));
        p(a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.divide(b, MathContext.DECIMAL32) + " "
                + a.divide(b, MathContext.DECIMAL128) + " " + a.remainder(b) + " "
                + Arrays.toString(a.divideAndRemainder(new BigDecimal("-3"))) + " " + a.divideToIntegralValue(b) + " "
                + a.pow(5) + " " + b.pow(-2, MathContext.DECIMAL64) + " " + a.multiply(new BigDecimal("0.10")) + " "
                + a.add(new BigDecimal("0.001")) + " " + a.subtract(b, new MathContext(1)) + " "
                + a.equals(new BigDecimal("10.0")) + a.compareTo(new BigDecimal("10.0")) + a.max(b) + " "
                + new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(new char[]{'1', '.', '5'})
                + " " + BigDecimal.valueOf(5, -2) + " " + new BigDecimal("1e-3") + " " + BigDecimal.valueOf(100,
                2).stripTrailingZeros() + " " + new BigDecimal("12345").round(new MathContext(3, RoundingMode.DOWN)) + " "
                + MathContext.DECIMAL64 + " " + new MathContext("precision=5 roundingMode=UP"));
        for (String s : new String[]{"", "abc", "1.2.3", "1e", "--1", "1 ", "0x1", "1E99999999999", "+5", ".5", "5.",
                "١"}) t("parse " + s, () -> new BigDecimal(s));
        t("exact", () -> new BigDecimal("1.5").intValueExact());
        t("long", () -> new BigDecimal("1E30").longValueExact());
        t("nan", () -> new BigDecimal(Double.NaN));
        t("zero", () -> a.divide(BigDecimal.ZERO));
        t("unnec", () -> new BigDecimal("1.25").setScale(1));
        t("sqrt", () -> new BigDecimal("2").sqrt(new MathContext(30)));
        BigInteger x = new BigInteger("123456789012345678901234567890"), y = new BigInteger("-987654321");
        p(x.add(y) + " " + x.multiply(y) + " " + x.divide(y) + " " + x.mod(y.negate()) + " " + x.remainder(y) + " "
                + y.mod(BigInteger.TEN) + " " + Arrays.toString(x.divideAndRemainder(y)) + " " + x.gcd(y) + " " + x.pow(3)
                + " " + x.modPow(BigInteger.valueOf(65537), BigInteger.valueOf(1000007)) + " "
                + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + x.shiftLeft(5) + " " + y.shiftRight(3)
                + " " + x.and(y) + " " + x.or(y) + " " + x.xor(y) + " " + y.not() + " " + x.andNot(y) + " " + x.bitLength()
                + x.bitCount() + y.bitCount() + x.getLowestSetBit() + x.testBit(3) + " " + x.setBit(200) + " "
                + x.flipBit(0) + " " + x.toString(36) + " " + y.toString(2) + " " + Arrays.toString(y.toByteArray()) + " "
                + new BigInteger(1, new byte[]{-1, 0}) + " " + new BigInteger(new byte[]{-1, 0}) + " "
                + new BigInteger("zz", 36) + " " + x.intValue() + " " + x.longValue() + " " + x.doubleValue() + " "
                + x.hashCode() + " " + x.compareTo(y) + x.signum() + x.isProbablePrime(10)
                + BigInteger.valueOf(97).nextProbablePrime() + " " + x.sqrt() + " " + x.floatValue() + " " + BigInteger.TWO);
        t("bi", () -> BigInteger.ONE.divide(BigInteger.ZERO));
        t("bi2", () -> new BigInteger(""));
        t("bi3", () -> new BigInteger("12a"));
        t("bi4", () -> BigInteger.ONE.mod(y));
        t("bi5", () -> BigInteger.ONE.pow(-1));
        t("bi6", () -> x.longValueExact());
        t("bi7", () -> BigInteger.valueOf(2).modInverse(BigInteger.valueOf(4)));
        t("bi8", () -> new BigInteger("1", 99));
        t("addExact", () -> Math.addExact(Integer.MAX_VALUE, 1));
        t("mulExact", () -> Math.multiplyExact(1L << 62, 2L));
        t("toInt", () -> Math.toIntExact(1L << 40));
        t("neg", () -> Math.negateExact(Integer.MIN_VALUE));
        t("inc", () -> Math.incrementExact(5));
        t("fdiv", () -> Math.floorDiv(1, 0));
        p(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 3) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27) + " "
                + Math.rint(2.5) + Math.rint(3.5) + Math.rint(-0.4) + " " + Math.round(-2.5) + Math.round(2.5f)
                + Math.round(0.49999999999999994) + " " + Math.ceil(-0.5) + " " + Math.signum(-3.0) + Math.copySign(1, -0.0)
                + " " + Math.ulp(1.0) + " " + Math.ulp(1f) + " " + Math.nextAfter(1.0, 2) + " " + Math.nextUp(0.0) + " "
                + Math.nextDown(1f) + " " + Math.getExponent(1000) + " " + Math.scalb(1.5, 4) + " "
                + Math.IEEEremainder(5, 3) + " " + Math.expm1(1e-10) + " " + Math.log1p(1e-10) + " "
                + Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.atan2(-0.0, -1) + " " + Math.pow(0, 0)
                + Math.pow(-8, 1.0 / 3) + " " + Math.max(-0.0, 0.0) + Math.min(Double.NaN, 1) + " " + Math.sqrt(-1) + " "
                + Math.sinh(1) + " " + Math.tanh(0.5) + " " + Math.log10(1000) + " " + StrictMath.sin(1) + " " + Math.exp(1)
                + " " + Math.tan(Math.PI / 2) + " " + Math.acos(2) + " " + Math.abs(-0.0) + " " + Math.fma(0.1, 10, -1));
        double[] ns = {0, -0.0, 1, 0.1, 1e21, 1e-7, 123456789.125, Double.MIN_VALUE, Double.MAX_VALUE, 1.0 / 3, 2e-3, 1e-3,
                9.999e6, 1e7, 4.35, 1.1e-308, Double.NaN, Double.POSITIVE_INFINITY};
        for (double d : ns) p(d + " " + (float) d + " " + Double.toHexString(d) + " " + Float.toHexString((float) d) + " "
                + Double.doubleToLongBits(d) + " " + Float.floatToIntBits((float) d) + " " + (long) d + " "
                + (int) (float) d + " " + Double.compare(d, 0.0) + " " + Double.hashCode(d) + " " + Double.isFinite(d));
        for (String s : new String[]{"1", " 1.5 ", "1e5", "0x1.8p3", "NaN", "-Infinity", "1f", "1D", "1e400", "1e-400", "",
                "abc", "1,5", "1__0", "+.5e-1", "infinity", "0x1", "4.9e-325", "2.2250738585072012e-308"}) {
            t("d" + s, () -> Double.parseDouble(s));
            t("f" + s, () -> Float.parseFloat(s));
        }
        for (String s : new String[]{"0", "-0", "+7", "2147483648", "-2147483648", "0x1F", "010", "#ff", "", "-", "1 ", "٣",
                "zz"}) {
            t("i" + s, () -> Integer.parseInt(s));
            t("dec" + s, () -> Integer.decode(s));
            t("u" + s, () -> Integer.parseUnsignedInt(s));
            t("l" + s, () -> Long.parseLong(s, 36));
            t("b" + s, () -> Byte.parseByte(s));
        }
        p(Integer.toString(-255, 16) + Integer.toHexString(-255) + Integer.toOctalString(8)
                + Integer.toBinaryString(-1).length() + Integer.bitCount(255) + Integer.reverse(1)
                + Integer.highestOneBit(100) + Integer.numberOfLeadingZeros(1) + Integer.numberOfTrailingZeros(8)
                + Integer.rotateLeft(1, 33) + Integer.reverseBytes(1) + Integer.signum(-5) + Integer.compareUnsigned(-1, 1)
                + Integer.divideUnsigned(-1, 2) + Integer.toUnsignedString(-1) + Long.toUnsignedString(-1)
                + Long.remainderUnsigned(-1, 7) + Short.toUnsignedInt((short) -1) + Long.numberOfTrailingZeros(0)
                + Long.toString(Long.MIN_VALUE, 2).length() + Integer.getInteger("nope", 4) + Boolean.parseBoolean("TRUE")
                + Boolean.logicalXor(true, false) + Byte.toUnsignedInt((byte) -1) + Character.MAX_RADIX + Float.MAX_EXPONENT
                + Double.MIN_NORMAL + Integer.MAX_VALUE + Long.hashCode(-1));
        Random r = new Random(12345);
        p(r.nextInt() + " " + r.nextInt(100) + " " + r.nextLong() + " " + r.nextDouble() + " " + r.nextFloat() + " "
                + r.nextBoolean() + " " + r.nextGaussian() + " " + r.ints(3, 0, 10).sum() + " " + r.doubles(2).sum());
        byte[] rb = new byte[5];
        r.nextBytes(rb);
        p(Arrays.toString(rb) + new SplittableRandom(7).nextInt() + new SplittableRandom(7).split().nextLong(100));
        t("rnd", () -> r.nextInt(0));
        t("rnd2", () -> r.ints(-1));
    }
}
