package esdroid.security;

import java.math.BigInteger;
import java.security.InvalidAlgorithmParameterException;
import java.security.spec.ECFieldFp;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.EllipticCurve;

/** The curves that have names (SEC 2), and sums of their points. */
final class Curves {
    private static final BigInteger THREE = BigInteger.valueOf(3);

    /** Names, the object identifier, then p, a, b, the generator and its order. */
    private static final String[][] TABLE = {
        {"secp256r1 prime256v1 P-256", "1.2.840.10045.3.1.7",
            "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
            "ffffffff00000001000000000000000000000000fffffffffffffffffffffffc",
            "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b",
            "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
            "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
            "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"},
        {"secp224r1 P-224", "1.3.132.0.33",
            "ffffffffffffffffffffffffffffffff000000000000000000000001",
            "fffffffffffffffffffffffffffffffefffffffffffffffffffffffe",
            "b4050a850c04b3abf54132565044b0b7d7bfd8ba270b39432355ffb4",
            "b70e0cbd6bb4bf7f321390b94a03c1d356c21122343280d6115c1d21",
            "bd376388b5f723fb4c22dfe6cd4375a05a07476444d5819985007e34",
            "ffffffffffffffffffffffffffff16a2e0b8f03e13dd29455c5c2a3d"},
        {"secp384r1 P-384", "1.3.132.0.34",
            "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
            "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000fffffffc",
            "b3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aef",
            "aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7",
            "3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f",
            "ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973"},
        {"secp521r1 P-521", "1.3.132.0.35",
            "1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
            "1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc",
            "51953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00",
            "00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dbaa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66",
            "011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650",
            "1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409"},
        {"secp256k1", "1.3.132.0.10",
            "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
            "0",
            "7",
            "79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798",
            "483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8",
            "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"},
    };
    private static final ECParameterSpec[] MADE = new ECParameterSpec[TABLE.length];

    private Curves() {
    }

    private static synchronized ECParameterSpec at(int i) {
        if (MADE[i] == null) {
            BigInteger[] n = new BigInteger[6];
            for (int k = 0; k < 6; k++) {
                n[k] = new BigInteger(TABLE[i][2 + k], 16);
            }
            MADE[i] = new ECParameterSpec(new EllipticCurve(new ECFieldFp(n[0]), n[1], n[2]), new ECPoint(n[3], n[4]), n[5], 1);
        }
        return MADE[i];
    }

    static ECParameterSpec named(String name) throws InvalidAlgorithmParameterException {
        for (int i = 0; i < TABLE.length; i++) {
            for (String n : TABLE[i][0].split(" ")) {
                if (n.equalsIgnoreCase(name) || TABLE[i][1].equals(name)) {
                    return at(i);
                }
            }
        }
        throw new InvalidAlgorithmParameterException("unknown curve name: " + name);
    }

    static ECParameterSpec ofBits(int bits) {
        for (int i = 0; i < TABLE.length; i++) {
            if (at(i).getCurve().getField().getFieldSize() == bits) {
                return at(i);
            }
        }
        return null;
    }

    /** The object identifier of a curve; null if it is none of the table. */
    static String oid(ECParameterSpec p) {
        for (int i = 0; i < TABLE.length; i++) {
            if (at(i).getCurve().equals(p.getCurve()) && at(i).getGenerator().equals(p.getGenerator())) {
                return TABLE[i][1];
            }
        }
        return null;
    }

    static BigInteger prime(ECParameterSpec p) {
        return ((ECFieldFp) p.getCurve().getField()).getP();
    }

    static boolean contains(ECParameterSpec spec, ECPoint point) {
        BigInteger x = point.getAffineX();
        BigInteger p = prime(spec);
        BigInteger right = x.multiply(x).add(spec.getCurve().getA()).multiply(x).add(spec.getCurve().getB()).mod(p);
        return point.getAffineY().multiply(point.getAffineY()).mod(p).equals(right);
    }

    static ECPoint add(ECParameterSpec spec, ECPoint a, ECPoint b) {
        if (a == ECPoint.POINT_INFINITY) {
            return b;
        }
        if (b == ECPoint.POINT_INFINITY) {
            return a;
        }
        BigInteger p = prime(spec);
        BigInteger rise;
        BigInteger run;
        if (a.getAffineX().equals(b.getAffineX())) {
            if (!a.getAffineY().equals(b.getAffineY()) || a.getAffineY().signum() == 0) {
                return ECPoint.POINT_INFINITY;
            }
            rise = a.getAffineX().multiply(a.getAffineX()).multiply(THREE).add(spec.getCurve().getA());
            run = a.getAffineY().shiftLeft(1);
        } else {
            rise = b.getAffineY().subtract(a.getAffineY());
            run = b.getAffineX().subtract(a.getAffineX());
        }
        BigInteger slope = rise.multiply(run.mod(p).modInverse(p)).mod(p);
        BigInteger x = slope.multiply(slope).subtract(a.getAffineX()).subtract(b.getAffineX()).mod(p);
        return new ECPoint(x, slope.multiply(a.getAffineX().subtract(x)).subtract(a.getAffineY()).mod(p));
    }

    /** n times a point. */
    static ECPoint multiply(ECParameterSpec spec, ECPoint point, BigInteger n) {
        ECPoint sum = ECPoint.POINT_INFINITY;
        for (int i = n.bitLength() - 1; i >= 0; i--) {
            sum = add(spec, sum, sum);
            if (n.testBit(i)) {
                sum = add(spec, sum, point);
            }
        }
        return sum;
    }

    /** A number as so many bytes. */
    static byte[] bytes(BigInteger n, int size) {
        byte[] made = n.toByteArray();
        byte[] out = new byte[size];
        int count = Math.min(made.length, size);
        System.arraycopy(made, made.length - count, out, size - count, count);
        return out;
    }
}
