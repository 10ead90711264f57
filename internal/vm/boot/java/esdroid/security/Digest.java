package esdroid.security;

import java.security.MessageDigestSpi;

/** Digests; Go computes them. */
public abstract class Digest extends MessageDigestSpi implements Cloneable {
    private final String name;
    private final int length;

    Digest(String name, int length) {
        this.name = name;
        this.length = length;
        start(name);
    }

    private native void start(String name);

    private native void add(byte[] data, int offset, int n);

    /** The digest; what was added is forgotten. */
    private native byte[] finish();

    private native void copyTo(Digest other);

    @Override
    protected int engineGetDigestLength() {
        return length;
    }

    @Override
    protected void engineUpdate(byte b) {
        add(new byte[] {b}, 0, 1);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int n) {
        if (offset < 0 || n < 0 || n > input.length - offset) {
            throw new ArrayIndexOutOfBoundsException("length=" + input.length + "; regionStart=" + offset
                    + "; regionLength=" + n);
        }
        add(input, offset, n);
    }

    @Override
    protected byte[] engineDigest() {
        return finish();
    }

    @Override
    protected void engineReset() {
        start(name);
    }

    @Override
    public Object clone() {
        try {
            Digest d = (Digest) super.clone();
            copyTo(d);
            return d;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** MD5. */
    public static final class MD5 extends Digest {
        public MD5() {
            super("MD5", 16);
        }
    }

    /** SHA-1. */
    public static final class SHA1 extends Digest {
        public SHA1() {
            super("SHA1", 20);
        }
    }

    /** SHA-224. */
    public static final class SHA224 extends Digest {
        public SHA224() {
            super("SHA224", 28);
        }
    }

    /** SHA-256. */
    public static final class SHA256 extends Digest {
        public SHA256() {
            super("SHA256", 32);
        }
    }

    /** SHA-384. */
    public static final class SHA384 extends Digest {
        public SHA384() {
            super("SHA384", 48);
        }
    }

    /** SHA-512. */
    public static final class SHA512 extends Digest {
        public SHA512() {
            super("SHA512", 64);
        }
    }
}
