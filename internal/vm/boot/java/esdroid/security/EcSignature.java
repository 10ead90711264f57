package esdroid.security;

import java.io.IOException;
import java.math.BigInteger;
import java.security.InvalidKeyException;
import java.security.InvalidParameterException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SignatureException;
import java.security.SignatureSpi;
import java.security.interfaces.ECKey;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.util.List;

/** Signatures by elliptic curves (ECDSA, FIPS 186-4, section 6.4). */
public abstract class EcSignature extends SignatureSpi {
    private final MessageDigest digest;
    private ECKey key;

    EcSignature(String digest) {
        try {
            this.digest = MessageDigest.getInstance(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private void init(ECKey key) throws InvalidKeyException {
        if (key == null) {
            throw new InvalidKeyException("Need EC private or public key");
        }
        this.key = key;
        digest.reset();
    }

    @Override
    protected void engineInitVerify(PublicKey publicKey) throws InvalidKeyException {
        init(publicKey instanceof ECPublicKey ? (ECKey) publicKey : null);
    }

    @Override
    protected void engineInitSign(PrivateKey privateKey) throws InvalidKeyException {
        init(privateKey instanceof ECPrivateKey ? (ECKey) privateKey : null);
    }

    @Override
    protected void engineUpdate(byte b) {
        digest.update(b);
    }

    @Override
    protected void engineUpdate(byte[] b, int off, int len) {
        digest.update(b, off, len);
    }

    /** As many of the digest's first bits as the order has. */
    private BigInteger message(BigInteger order) {
        byte[] d = digest.digest();
        BigInteger e = new BigInteger(1, d);
        int excess = d.length * 8 - order.bitLength();
        return excess > 0 ? e.shiftRight(excess) : e;
    }

    @Override
    protected byte[] engineSign() throws SignatureException {
        ECParameterSpec p = key.getParams();
        BigInteger n = p.getOrder();
        BigInteger e = message(n);
        while (true) {
            BigInteger k = EcPairs.secret(p, null);
            BigInteger r = Curves.multiply(p, p.getGenerator(), k).getAffineX().mod(n);
            BigInteger s = k.modInverse(n).multiply(e.add(r.multiply(((ECPrivateKey) key).getS()))).mod(n);
            if (r.signum() > 0 && s.signum() > 0) {
                return Der.make(Der.SEQUENCE, Der.integer(r), Der.integer(s));
            }
        }
    }

    @Override
    protected boolean engineVerify(byte[] signature) throws SignatureException {
        ECParameterSpec p = key.getParams();
        BigInteger n = p.getOrder();
        BigInteger e = message(n);
        BigInteger r;
        BigInteger s;
        try {
            List<Der> parts = new Der(signature).as(Der.SEQUENCE).parts(2);
            r = parts.get(0).integer();
            s = parts.get(1).integer();
        } catch (IOException x) {
            throw new SignatureException(x);
        }
        if (r.signum() <= 0 || s.signum() <= 0 || r.compareTo(n) >= 0 || s.compareTo(n) >= 0) {
            return false;
        }
        BigInteger w = s.modInverse(n);
        ECPoint sum = Curves.add(p, Curves.multiply(p, p.getGenerator(), e.multiply(w).mod(n)),
                Curves.multiply(p, ((ECPublicKey) key).getW(), r.multiply(w).mod(n)));
        return sum != ECPoint.POINT_INFINITY && sum.getAffineX().mod(n).equals(r);
    }

    @Override
    protected void engineSetParameter(String param, Object value) {
        throw new InvalidParameterException("no parameter " + param);
    }

    @Override
    protected Object engineGetParameter(String param) {
        throw new InvalidParameterException("no parameter " + param);
    }

    /** Of SHA-1. */
    public static final class SHA1 extends EcSignature {
        public SHA1() {
            super("SHA-1");
        }
    }

    /** Of SHA-224. */
    public static final class SHA224 extends EcSignature {
        public SHA224() {
            super("SHA-224");
        }
    }

    /** Of SHA-256. */
    public static final class SHA256 extends EcSignature {
        public SHA256() {
            super("SHA-256");
        }
    }

    /** Of SHA-384. */
    public static final class SHA384 extends EcSignature {
        public SHA384() {
            super("SHA-384");
        }
    }

    /** Of SHA-512. */
    public static final class SHA512 extends EcSignature {
        public SHA512() {
            super("SHA-512");
        }
    }
}
