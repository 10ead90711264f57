package esdroid.security;

import java.security.InvalidKeyException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactorySpi;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Keys made from passwords (RFC 8018, 5.2); Go computes them. */
public abstract class Pbkdf2 extends SecretKeyFactorySpi {
    private final String digest;

    Pbkdf2(String digest) {
        this.digest = digest;
    }

    private static native byte[] derive(String digest, String password, byte[] salt, int iterations, int length);

    @Override
    protected SecretKey engineGenerateSecret(KeySpec spec) throws InvalidKeySpecException {
        if (!(spec instanceof PBEKeySpec)) {
            throw new InvalidKeySpecException("Invalid KeySpec");
        }
        PBEKeySpec p = (PBEKeySpec) spec;
        if (p.getSalt() == null) {
            throw new InvalidKeySpecException("missing required salt");
        }
        if (p.getIterationCount() <= 0) {
            throw new InvalidKeySpecException("positive iteration count required: " + p.getIterationCount());
        }
        if (p.getKeyLength() <= 0) {
            throw new InvalidKeySpecException("positive key length required: " + p.getKeyLength());
        }
        byte[] key = derive(digest, new String(p.getPassword()), p.getSalt(), p.getIterationCount(), (p.getKeyLength() + 7) / 8);
        return new SecretKeySpec(key, "PBKDF2WithHmac" + digest);
    }

    @Override
    protected KeySpec engineGetKeySpec(SecretKey key, Class<?> kind) throws InvalidKeySpecException {
        throw new InvalidKeySpecException("Invalid KeySpec");
    }

    @Override
    protected SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException {
        if (key == null || key.getEncoded() == null) {
            throw new InvalidKeyException("key cannot be encoded");
        }
        return new SecretKeySpec(key.getEncoded(), key.getAlgorithm());
    }

    /** With HMAC of SHA1. */
    public static final class SHA1 extends Pbkdf2 {
        public SHA1() {
            super("SHA1");
        }
    }

    /** With HMAC of SHA224. */
    public static final class SHA224 extends Pbkdf2 {
        public SHA224() {
            super("SHA224");
        }
    }

    /** With HMAC of SHA256. */
    public static final class SHA256 extends Pbkdf2 {
        public SHA256() {
            super("SHA256");
        }
    }

    /** With HMAC of SHA384. */
    public static final class SHA384 extends Pbkdf2 {
        public SHA384() {
            super("SHA384");
        }
    }

    /** With HMAC of SHA512. */
    public static final class SHA512 extends Pbkdf2 {
        public SHA512() {
            super("SHA512");
        }
    }
}
