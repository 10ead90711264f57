package esdroid.security;

import java.math.BigInteger;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SignatureException;
import java.security.SignatureSpi;
import java.security.InvalidParameterException;
import java.security.interfaces.RSAKey;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;

/** RSA's signatures of a digest (RSASSA-PKCS1-v1_5, RFC 8017, section 8.2). */
public abstract class RsaSignature extends SignatureSpi {
    private final MessageDigest digest;
    private final String oid;
    private RSAKey key;

    RsaSignature(String digest, String oid) {
        this.oid = oid;
        try {
            this.digest = MessageDigest.getInstance(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    protected void engineInitVerify(PublicKey publicKey) throws InvalidKeyException {
        init(publicKey instanceof RSAPublicKey ? (RSAKey) publicKey : null);
    }

    @Override
    protected void engineInitSign(PrivateKey privateKey) throws InvalidKeyException {
        init(privateKey instanceof RSAPrivateKey ? (RSAKey) privateKey : null);
    }

    private void init(RSAKey key) throws InvalidKeyException {
        if (key == null) {
            throw new InvalidKeyException("Need RSA private or public key");
        }
        this.key = key;
        digest.reset();
    }

    @Override
    protected void engineUpdate(byte b) {
        digest.update(b);
    }

    @Override
    protected void engineUpdate(byte[] b, int off, int len) {
        digest.update(b, off, len);
    }

    private int size() {
        return (key.getModulus().bitLength() + 7) / 8;
    }

    /** What is signed: padding, and the digest under its algorithm's name. */
    private BigInteger message() throws SignatureException {
        byte[] info = Der.make(Der.SEQUENCE, Der.make(Der.SEQUENCE, Der.oid(oid), Der.make(Der.NULL)),
                Der.make(Der.OCTETS, digest.digest()));
        byte[] padded = new byte[size()];
        int pad = padded.length - info.length;
        if (pad < 11) {
            throw new SignatureException("Key is too short for this signature algorithm");
        }
        padded[1] = 1;
        for (int i = 2; i < pad - 1; i++) {
            padded[i] = (byte) 0xff;
        }
        System.arraycopy(info, 0, padded, pad, info.length);
        return new BigInteger(1, padded);
    }

    @Override
    protected byte[] engineSign() throws SignatureException {
        byte[] made = decrypt(message()).toByteArray();
        byte[] out = new byte[size()];
        int n = Math.min(made.length, out.length); // a sign byte may be in front
        System.arraycopy(made, made.length - n, out, out.length - n, n);
        return out;
    }

    private BigInteger decrypt(BigInteger m) {
        if (key instanceof RSAPrivateCrtKey) {
            RSAPrivateCrtKey k = (RSAPrivateCrtKey) key;
            if (k.getPrimeP().signum() > 0) {
                BigInteger p = m.modPow(k.getPrimeExponentP(), k.getPrimeP());
                BigInteger q = m.modPow(k.getPrimeExponentQ(), k.getPrimeQ());
                return p.subtract(q).multiply(k.getCrtCoefficient()).mod(k.getPrimeP()).multiply(k.getPrimeQ()).add(q);
            }
        }
        return m.modPow(((RSAPrivateKey) key).getPrivateExponent(), key.getModulus());
    }

    @Override
    protected boolean engineVerify(byte[] signature) throws SignatureException {
        BigInteger wanted = message();
        if (signature.length != size()) {
            throw new SignatureException("Bad signature length: got " + signature.length + " but was expecting " + size());
        }
        return new BigInteger(1, signature).modPow(((RSAPublicKey) key).getPublicExponent(), key.getModulus()).equals(wanted);
    }

    @Override
    protected void engineSetParameter(String param, Object value) {
        throw new InvalidParameterException("no parameter " + param);
    }

    @Override
    protected Object engineGetParameter(String param) {
        throw new InvalidParameterException("no parameter " + param);
    }

    /** Of MD5. */
    public static final class MD5 extends RsaSignature {
        public MD5() {
            super("MD5", "1.2.840.113549.2.5");
        }
    }

    /** Of SHA-1. */
    public static final class SHA1 extends RsaSignature {
        public SHA1() {
            super("SHA-1", "1.3.14.3.2.26");
        }
    }

    /** Of SHA-224. */
    public static final class SHA224 extends RsaSignature {
        public SHA224() {
            super("SHA-224", "2.16.840.1.101.3.4.2.4");
        }
    }

    /** Of SHA-256. */
    public static final class SHA256 extends RsaSignature {
        public SHA256() {
            super("SHA-256", "2.16.840.1.101.3.4.2.1");
        }
    }

    /** Of SHA-384. */
    public static final class SHA384 extends RsaSignature {
        public SHA384() {
            super("SHA-384", "2.16.840.1.101.3.4.2.2");
        }
    }

    /** Of SHA-512. */
    public static final class SHA512 extends RsaSignature {
        public SHA512() {
            super("SHA-512", "2.16.840.1.101.3.4.2.3");
        }
    }
}
