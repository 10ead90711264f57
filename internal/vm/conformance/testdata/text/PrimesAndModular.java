import java.math.*;

/** Number theory with large integers: RSA by hand, primality, factorials, fractions of pi. */
public class PrimesAndModular {
    static BigInteger sqrt(BigInteger n) {
        BigInteger x = BigInteger.ONE.shiftLeft((n.bitLength() + 1) / 2);
        while (true) {
            BigInteger y = x.add(n.divide(x)).shiftRight(1);
            if (y.compareTo(x) >= 0) {
                return x;
            }
            x = y;
        }
    }

    static String pi(int digits) {
        BigInteger scale = BigInteger.TEN.pow(digits + 10);
        BigInteger sum = arctan(5, scale).multiply(BigInteger.valueOf(16)).subtract(arctan(239, scale).multiply(BigInteger.valueOf(4)));
        return sum.divide(BigInteger.TEN.pow(10)).toString();
    }

    static BigInteger arctan(int inverse, BigInteger scale) {
        BigInteger x = scale.divide(BigInteger.valueOf(inverse)), sum = x, square = BigInteger.valueOf((long) inverse * inverse);
        for (int i = 3; x.signum() != 0; i += 2) {
            x = x.divide(square).negate();
            sum = sum.add(x.divide(BigInteger.valueOf(i)));
        }
        return sum;
    }

    public static void main(String[] args) {
        BigInteger p = new BigInteger("170141183460469231731687303715884105727"), q = new BigInteger("2305843009213693951");
        BigInteger n = p.multiply(q), phi = p.subtract(BigInteger.ONE).multiply(q.subtract(BigInteger.ONE)), e = BigInteger.valueOf(65537), d = e.modInverse(phi);
        BigInteger message = new BigInteger(1, "attack at dawn".getBytes());
        BigInteger secret = message.modPow(e, n);
        System.out.println(n + "\n" + d + "\n" + secret + "\n" + new String(secret.modPow(d, n).toByteArray()));
        System.out.println(p.isProbablePrime(20) + " " + n.isProbablePrime(20) + " " + p.subtract(BigInteger.valueOf(2)).isProbablePrime(20) + " " + BigInteger.valueOf(1000000).nextProbablePrime());
        System.out.println(pi(60));
        System.out.println(sqrt(BigInteger.TEN.pow(60).multiply(BigInteger.valueOf(2))));
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 100; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f + " " + f.bitLength() + " " + f.getLowestSetBit() + " " + f.mod(BigInteger.valueOf(101)));
        System.out.println(BigInteger.valueOf(1071).gcd(BigInteger.valueOf(462)) + " " + BigInteger.valueOf(-7).mod(BigInteger.valueOf(3)) + " " + BigInteger.valueOf(-7).remainder(BigInteger.valueOf(3)) + " " + BigInteger.valueOf(-7).divide(BigInteger.valueOf(2)) + " " + BigInteger.valueOf(-7).shiftRight(1));
        BigInteger h = new BigInteger("cbf29ce484222325", 16), prime = new BigInteger("100000001b3", 16), mask = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
        for (byte b : "hash me".getBytes()) {
            h = h.xor(BigInteger.valueOf(b & 0xff)).multiply(prime).and(mask);
        }
        System.out.println(h.toString(16) + " " + h.longValue() + " " + h.intValue());
    }
}
