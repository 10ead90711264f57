import java.math.BigInteger;

/** Sums, products, quotients, powers and roots of large integers. */
public class BigIntegerArithmetic {
    public static void main(String[] args) {
        BigInteger[] v = {BigInteger.ZERO, BigInteger.ONE, BigInteger.TEN.negate(), new BigInteger("123456789012345678901234567890"), new BigInteger("-98765432109876543210"), BigInteger.valueOf(Long.MIN_VALUE), BigInteger.ONE.shiftLeft(100)};
        for (BigInteger a : v) {
            for (BigInteger b : v) {
                StringBuilder sb = new StringBuilder();
                sb.append(a.add(b)).append(' ').append(a.subtract(b)).append(' ').append(a.multiply(b)).append(' ').append(a.compareTo(b)).append(' ').append(a.gcd(b));
                if (b.signum() != 0) {
                    BigInteger[] qr = a.divideAndRemainder(b);
                    sb.append(' ').append(qr[0]).append(' ').append(qr[1]);
                    if (b.signum() > 0) {
                        sb.append(' ').append(a.mod(b));
                    }
                }
                System.out.println(sb);
            }
            System.out.println(a.abs() + " " + a.negate() + " " + a.signum() + " " + a.pow(3) + " " + a.hashCode() + " " + a.bitLength() + " " + a.bitCount() + " " + a.getLowestSetBit());
        }
        System.out.println(BigInteger.valueOf(2).pow(200) + " " + BigInteger.valueOf(3).modPow(new BigInteger("1000000007"), BigInteger.valueOf(998244353)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + BigInteger.valueOf(3).modPow(BigInteger.valueOf(-1), BigInteger.valueOf(11)));
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 60; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f + " " + f.min(BigInteger.TEN) + " " + f.max(BigInteger.TEN));
        String[] bad = {"divide", "mod0", "mod-", "pow", "inverse", "parse", "empty", "radix"};
        for (String what : bad) {
            try {
                switch (what) {
                    case "divide": BigInteger.ONE.divide(BigInteger.ZERO); break;
                    case "mod0": BigInteger.ONE.mod(BigInteger.ZERO); break;
                    case "mod-": BigInteger.ONE.mod(BigInteger.TEN.negate()); break;
                    case "pow": BigInteger.ONE.pow(-1); break;
                    case "inverse": BigInteger.valueOf(2).modInverse(BigInteger.valueOf(4)); break;
                    case "parse": new BigInteger("12x"); break;
                    case "empty": new BigInteger(""); break;
                    default: new BigInteger("1", 99);
                }
            } catch (ArithmeticException e) {
                System.out.println(what + " arithmetic");
            } catch (NumberFormatException e) {
                System.out.println(what + " number format");
            }
        }
    }
}
