package esdroid.security;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.MacSpi;
import javax.crypto.SecretKey;

/** Keyed digests (RFC 2104); Go computes them. */
public abstract class Hmac extends MacSpi {
    private final String name;
    private final int length;
    private byte[] key;

    Hmac(String name, int length) {
        this.name = name;
        this.length = length;
    }

    private native void start(String name, byte[] key);

    private native void add(byte[] data, int offset, int n);

    private native byte[] finish();

    @Override
    protected int engineGetMacLength() {
        return length;
    }

    @Override
    protected void engineInit(Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (!(key instanceof SecretKey)) {
            throw new InvalidKeyException("key must be a SecretKey");
        }
        if (params != null) {
            throw new InvalidAlgorithmParameterException("unknown parameter type");
        }
        byte[] bytes = key.getEncoded();
        if (bytes == null) {
            throw new InvalidKeyException("key cannot be encoded");
        }
        this.key = bytes;
        start(name, bytes);
    }

    @Override
    protected void engineUpdate(byte b) {
        add(new byte[] {b}, 0, 1);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int n) {
        add(input, offset, n);
    }

    @Override
    protected byte[] engineDoFinal() {
        byte[] mac = finish();
        start(name, key);
        return mac;
    }

    @Override
    protected void engineReset() {
        start(name, key);
    }

    /** With MD5. */
    public static final class MD5 extends Hmac {
        public MD5() {
            super("MD5", 16);
        }
    }

    /** With SHA-1. */
    public static final class SHA1 extends Hmac {
        public SHA1() {
            super("SHA1", 20);
        }
    }

    /** With SHA-224. */
    public static final class SHA224 extends Hmac {
        public SHA224() {
            super("SHA224", 28);
        }
    }

    /** With SHA-256. */
    public static final class SHA256 extends Hmac {
        public SHA256() {
            super("SHA256", 32);
        }
    }

    /** With SHA-384. */
    public static final class SHA384 extends Hmac {
        public SHA384() {
            super("SHA384", 48);
        }
    }

    /** With SHA-512. */
    public static final class SHA512 extends Hmac {
        public SHA512() {
            super("SHA512", 64);
        }
    }
}
