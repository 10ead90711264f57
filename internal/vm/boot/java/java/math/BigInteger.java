package java.math;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.StreamCorruptedException;
import java.util.Random;

/** Whole numbers of any size. The digits are Go's (native/math). */
public class BigInteger extends Number implements Comparable<BigInteger>, Serializable {
    private static final long serialVersionUID = -8287574255936472291L;

    public static final BigInteger ZERO = new BigInteger(0L);
    public static final BigInteger ONE = new BigInteger(1L);
    public static final BigInteger TWO = new BigInteger(2L);
    public static final BigInteger TEN = new BigInteger(10L);

    /** The big-endian two's complement form, set while being serialized only. */
    private byte[] magnitude;
    private int signum;

    private BigInteger(long value) {
        setLong(value);
    }

    public BigInteger(String s) {
        this(s, 10);
    }

    public BigInteger(String s, int radix) {
        if (s == null) {
            throw new NullPointerException("value == null");
        }
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Invalid radix: " + radix);
        }
        if (!setString(s, radix)) {
            throw new NumberFormatException("Invalid BigInteger: " + s);
        }
    }

    public BigInteger(byte[] value) {
        if (value.length == 0) {
            throw new NumberFormatException("value.length == 0");
        }
        setBytes(value, 2);
    }

    public BigInteger(int signum, byte[] magnitude) {
        if (magnitude == null) {
            throw new NullPointerException("magnitude == null");
        }
        if (signum < -1 || signum > 1) {
            throw new NumberFormatException("Invalid signum: " + signum);
        }
        if (signum == 0) {
            for (byte b : magnitude) {
                if (b != 0) {
                    throw new NumberFormatException("signum-magnitude mismatch");
                }
            }
        }
        setBytes(magnitude, signum);
    }

    public BigInteger(int numBits, Random random) {
        if (numBits < 0) {
            throw new IllegalArgumentException("numBits < 0: " + numBits);
        }
        byte[] bytes = new byte[(numBits + 7) / 8];
        random.nextBytes(bytes);
        if (numBits % 8 != 0) {
            bytes[0] &= (1 << numBits % 8) - 1;
        }
        setBytes(bytes, 1);
    }

    public BigInteger(int bitLength, int certainty, Random random) {
        if (bitLength < 2) {
            throw new ArithmeticException("bitLength < 2: " + bitLength);
        }
        BigInteger candidate;
        do {
            candidate = new BigInteger(bitLength, random).setBit(bitLength - 1);
            if (bitLength > 2) {
                candidate = candidate.setBit(0);
            }
        } while (!candidate.isProbablePrime(certainty));
        setBytes(candidate.toByteArray(), 2);
    }

    private native void setLong(long value);

    private native boolean setString(String s, int radix);

    /** sign 2: two's complement; otherwise a magnitude with that sign. */
    private native void setBytes(byte[] value, int sign);

    public static BigInteger valueOf(long value) {
        if (value == 0) {
            return ZERO;
        }
        if (value == 1) {
            return ONE;
        }
        if (value == 10) {
            return TEN;
        }
        return new BigInteger(value);
    }

    public static BigInteger probablePrime(int bitLength, Random random) {
        return new BigInteger(bitLength, 100, random);
    }

    public native BigInteger add(BigInteger other);

    public native BigInteger subtract(BigInteger other);

    public native BigInteger multiply(BigInteger other);

    public native BigInteger divide(BigInteger divisor);

    public native BigInteger remainder(BigInteger divisor);

    public BigInteger[] divideAndRemainder(BigInteger divisor) {
        return new BigInteger[] {divide(divisor), remainder(divisor)};
    }

    public native BigInteger mod(BigInteger m);

    public native BigInteger modPow(BigInteger exponent, BigInteger modulus);

    public native BigInteger modInverse(BigInteger m);

    public native BigInteger gcd(BigInteger other);

    public native BigInteger pow(int exponent);

    public native BigInteger abs();

    public native BigInteger negate();

    public native BigInteger not();

    public native BigInteger and(BigInteger other);

    public native BigInteger or(BigInteger other);

    public native BigInteger xor(BigInteger other);

    public native BigInteger andNot(BigInteger other);

    public native BigInteger sqrt();

    /** Negative distances shift the other way. */
    public native BigInteger shiftLeft(int n);

    public BigInteger shiftRight(int n) {
        if (n == Integer.MIN_VALUE) {
            return shiftLeft(Integer.MAX_VALUE).shiftLeft(1);
        }
        return shiftLeft(-n);
    }

    public native int signum();

    public native int bitLength();

    public native int bitCount();

    public native int getLowestSetBit();

    public native boolean testBit(int n);

    private native BigInteger withBit(int n, int how);

    public BigInteger setBit(int n) {
        return withBit(n, 1);
    }

    public BigInteger clearBit(int n) {
        return withBit(n, 0);
    }

    public BigInteger flipBit(int n) {
        return withBit(n, 2);
    }

    public native boolean isProbablePrime(int certainty);

    public native BigInteger nextProbablePrime();

    @Override
    public native int compareTo(BigInteger other);

    public BigInteger min(BigInteger other) {
        return compareTo(other) < 0 ? this : other;
    }

    public BigInteger max(BigInteger other) {
        return compareTo(other) > 0 ? this : other;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof BigInteger && compareTo((BigInteger) o) == 0;
    }

    @Override
    public native int hashCode();

    @Override
    public String toString() {
        return toString(10);
    }

    /** A radix outside 2..36 means 10. */
    public native String toString(int radix);

    public native byte[] toByteArray();

    @Override
    public int intValue() {
        return (int) longValue();
    }

    @Override
    public native long longValue();

    @Override
    public native float floatValue();

    @Override
    public native double doubleValue();

    public long longValueExact() {
        if (bitLength() > 63) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return longValue();
    }

    public int intValueExact() {
        if (bitLength() > 31) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return intValue();
    }

    public short shortValueExact() {
        if (bitLength() > 15) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return shortValue();
    }

    public byte byteValueExact() {
        if (bitLength() > 7) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return byteValue();
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        signum = signum();
        magnitude = abs().toByteArray();
        try {
            out.defaultWriteObject();
        } finally {
            magnitude = null;
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (magnitude == null || signum < -1 || signum > 1) {
            throw new StreamCorruptedException("BigInteger: Invalid signum value");
        }
        setBytes(magnitude, signum);
        magnitude = null;
    }

    public BigInteger[] sqrtAndRemainder() {
        BigInteger root = sqrt();
        return new BigInteger[] {root, subtract(root.multiply(root))};
    }

    public BigInteger(byte[] value, int offset, int length) {
        this(java.util.Arrays.copyOfRange(value, offset, offset + length));
    }

    public BigInteger(int signum, byte[] magnitude, int offset, int length) {
        this(signum, java.util.Arrays.copyOfRange(magnitude, offset, offset + length));
    }
}
