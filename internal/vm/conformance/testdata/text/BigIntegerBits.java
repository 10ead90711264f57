import java.math.BigInteger;
import java.util.*;

/** Bits, bytes, radices, primes and conversions of large integers. */
public class BigIntegerBits {
    public static void main(String[] args) {
        long[] longs = {0, 1, -1, 255, -256, 1L << 40, Long.MIN_VALUE, 0x123456789abcdefL};
        for (long x : longs) {
            BigInteger a = BigInteger.valueOf(x);
            System.out.println(a.not() + " " + a.and(BigInteger.valueOf(0xff00ff)) + " " + a.or(BigInteger.valueOf(0xf0f)) + " " + a.xor(BigInteger.valueOf(-1)) + " " + a.andNot(BigInteger.valueOf(0xff)) + " " + a.shiftLeft(70) + " " + a.shiftRight(3) + " " + a.shiftRight(100) + " " + a.shiftLeft(-2));
            System.out.println(Arrays.toString(a.toByteArray()) + " " + a.toString(2) + " " + a.toString(16) + " " + a.toString(36) + " " + a.testBit(0) + a.testBit(63) + a.testBit(500) + " " + a.setBit(70) + " " + a.clearBit(0) + " " + a.flipBit(4));
        }
        BigInteger big = new BigInteger("123456789abcdef0123456789abcdef", 16);
        System.out.println(big.intValue() + " " + big.longValue() + " " + big.doubleValue() + " " + big.floatValue() + " " + big.shortValue() + " " + big.byteValue() + " " + big.negate().doubleValue());
        System.out.println(BigInteger.ONE.shiftLeft(2000).doubleValue() + " " + BigInteger.ONE.shiftLeft(127).floatValue() + " " + BigInteger.ONE.shiftLeft(128).floatValue() + " " + new BigInteger("9007199254740993").doubleValue());
        System.out.println(new BigInteger(new byte[] {1, 0, 0}) + " " + new BigInteger(new byte[] {-1}) + " " + new BigInteger(new byte[] {(byte) 0x80, 0}) + " " + new BigInteger(1, new byte[] {-1, -1}) + " " + new BigInteger(-1, new byte[] {1}) + " " + new BigInteger(0, new byte[0]));
        System.out.println(new BigInteger("+42") + " " + new BigInteger("-0") + " " + new BigInteger("zz", 36) + " " + new BigInteger("-1010", 2) + " " + new BigInteger("000123"));
        System.out.println(big.equals(new BigInteger(big.toString())) + " " + big.equals(null) + " " + BigInteger.valueOf(5).equals(5L) + " " + big.hashCode());
        int[] n = {2, 3, 4, 17, 91, 97, 561, 7919};
        for (int p : n) {
            System.out.print(BigInteger.valueOf(p).isProbablePrime(20) + " ");
        }
        System.out.println(new BigInteger("170141183460469231731687303715884105727").isProbablePrime(10) + " " + BigInteger.valueOf(100).nextProbablePrime() + " " + BigInteger.valueOf(7907).nextProbablePrime());
        try {
            System.out.println(BigInteger.valueOf(Long.MAX_VALUE).longValueExact() + " " + BigInteger.valueOf(7).intValueExact());
            BigInteger.ONE.shiftLeft(40).intValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigInteger.ONE.shiftLeft(64).longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigInteger.ONE.testBit(-1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Random r = new Random(42);
        BigInteger x = new BigInteger(100, r);
        System.out.println(x + " " + new BigInteger(65, r) + " " + x.bitLength());
    }
}
