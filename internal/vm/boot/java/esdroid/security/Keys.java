package esdroid.security;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.KeyGeneratorSpi;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** Keys of random bytes. */
public abstract class Keys extends KeyGeneratorSpi {
    private final String algorithm;
    /** The sizes allowed, in bits, the usual one first; none: every size. */
    private final int[] sizes;
    private int bits;
    private SecureRandom random;

    Keys(String algorithm, int usual, int... sizes) {
        this.algorithm = algorithm;
        this.sizes = sizes;
        bits = usual;
    }

    @Override
    protected void engineInit(SecureRandom random) {
        this.random = random;
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec params, SecureRandom random) throws InvalidAlgorithmParameterException {
        throw new InvalidAlgorithmParameterException("No algorithm parameters are supported");
    }

    @Override
    protected void engineInit(int size, SecureRandom random) {
        boolean ok = sizes.length == 0 && size > 0;
        for (int s : sizes) {
            ok |= s == size;
        }
        if (!ok) {
            throw new InvalidParameterException("Wrong key size: " + size);
        }
        bits = size;
        this.random = random;
    }

    @Override
    protected SecretKey engineGenerateKey() {
        byte[] key = new byte[(bits + 7) / 8];
        (random == null ? new SecureRandom() : random).nextBytes(key);
        fix(key);
        return new SecretKeySpec(key, algorithm);
    }

    void fix(byte[] key) {
        // Most keys may have any bits.
    }

    /** Every byte of a DES key has an odd number of ones. */
    static void parity(byte[] key) {
        for (int i = 0; i < key.length; i++) {
            int b = key[i] & 0xfe;
            key[i] = (byte) (b | (Integer.bitCount(b) & 1 ^ 1));
        }
    }

    /** For AES. */
    public static final class AES extends Keys {
        public AES() {
            super("AES", 128, 128, 192, 256);
        }
    }

    /** For DES. */
    public static final class DES extends Keys {
        public DES() {
            super("DES", 64, 56, 64);
        }

        @Override
        protected SecretKey engineGenerateKey() {
            engineInit(64, null);
            return super.engineGenerateKey();
        }

        @Override
        void fix(byte[] key) {
            parity(key);
        }
    }

    /** For triple DES. */
    public static final class DESEDE extends Keys {
        public DESEDE() {
            super("DESede", 192, 168, 192);
        }

        @Override
        protected SecretKey engineGenerateKey() {
            engineInit(192, null);
            return super.engineGenerateKey();
        }

        @Override
        void fix(byte[] key) {
            parity(key);
        }
    }

    /** For HMAC with MD5. */
    public static final class HmacMD5 extends Keys {
        public HmacMD5() {
            super("HmacMD5", 128);
        }
    }

    /** For HMAC with SHA-1. */
    public static final class HmacSHA1 extends Keys {
        public HmacSHA1() {
            super("HmacSHA1", 160);
        }
    }

    /** For HMAC with SHA-224. */
    public static final class HmacSHA224 extends Keys {
        public HmacSHA224() {
            super("HmacSHA224", 224);
        }
    }

    /** For HMAC with SHA-256. */
    public static final class HmacSHA256 extends Keys {
        public HmacSHA256() {
            super("HmacSHA256", 256);
        }
    }

    /** For HMAC with SHA-384. */
    public static final class HmacSHA384 extends Keys {
        public HmacSHA384() {
            super("HmacSHA384", 384);
        }
    }

    /** For HMAC with SHA-512. */
    public static final class HmacSHA512 extends Keys {
        public HmacSHA512() {
            super("HmacSHA512", 512);
        }
    }
}
