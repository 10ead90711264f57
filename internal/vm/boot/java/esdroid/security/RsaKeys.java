package esdroid.security;

import java.io.IOException;
import java.math.BigInteger;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.KeyFactorySpi;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.RSAPrivateCrtKeySpec;
import java.security.spec.RSAPrivateKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.List;

/** Makes RSA keys of their numbers and of what they are encoded as (RFC 8017, appendix A). */
public final class RsaKeys extends KeyFactorySpi {
    static final String OID = "1.2.840.113549.1.1.1";

    /** What names the algorithm in front of a key. */
    private static byte[] name() {
        return Der.make(Der.SEQUENCE, Der.oid(OID), Der.make(Der.NULL));
    }

    /** The public key of a subjectPublicKeyInfo; null if it is not RSA's. */
    static RSAPublicKey publicKey(byte[] encoded) throws IOException {
        List<Der> info = new Der(encoded).as(Der.SEQUENCE).parts(2);
        if (!info.get(0).parts(1).get(0).oid().equals(OID)) {
            return null;
        }
        List<Der> numbers = info.get(1).inside().as(Der.SEQUENCE).parts(2);
        return new Public(numbers.get(0).integer(), numbers.get(1).integer());
    }

    static RSAPrivateKey privateKey(byte[] encoded) throws IOException {
        List<Der> info = new Der(encoded).as(Der.SEQUENCE).parts(3);
        if (!info.get(1).parts(1).get(0).oid().equals(OID)) {
            return null;
        }
        List<Der> numbers = info.get(2).inside().as(Der.SEQUENCE).parts(9);
        BigInteger[] n = new BigInteger[9];
        for (int i = 0; i < 9; i++) {
            n[i] = numbers.get(i).integer();
        }
        return new Crt(n);
    }

    @Override
    protected PublicKey engineGeneratePublic(KeySpec spec) throws InvalidKeySpecException {
        if (spec instanceof RSAPublicKeySpec) {
            RSAPublicKeySpec s = (RSAPublicKeySpec) spec;
            return new Public(s.getModulus(), s.getPublicExponent());
        }
        if (!(spec instanceof X509EncodedKeySpec)) {
            throw new InvalidKeySpecException("Only RSAPublicKeySpec and X509EncodedKeySpec supported for RSA public keys");
        }
        try {
            PublicKey key = publicKey(((X509EncodedKeySpec) spec).getEncoded());
            if (key != null) {
                return key;
            }
        } catch (IOException e) {
            throw new InvalidKeySpecException(new InvalidKeyException(e));
        }
        throw new InvalidKeySpecException("not an RSA key");
    }

    @Override
    protected PrivateKey engineGeneratePrivate(KeySpec spec) throws InvalidKeySpecException {
        if (spec instanceof RSAPrivateCrtKeySpec) {
            RSAPrivateCrtKeySpec s = (RSAPrivateCrtKeySpec) spec;
            return new Crt(BigInteger.ZERO, s.getModulus(), s.getPublicExponent(), s.getPrivateExponent(), s.getPrimeP(),
                    s.getPrimeQ(), s.getPrimeExponentP(), s.getPrimeExponentQ(), s.getCrtCoefficient());
        }
        if (spec instanceof RSAPrivateKeySpec) {
            RSAPrivateKeySpec s = (RSAPrivateKeySpec) spec;
            return new Private(s.getModulus(), s.getPrivateExponent());
        }
        if (!(spec instanceof PKCS8EncodedKeySpec)) {
            throw new InvalidKeySpecException(
                    "Only RSAPrivate(Crt)KeySpec and PKCS8EncodedKeySpec supported for RSA private keys");
        }
        try {
            PrivateKey key = privateKey(((PKCS8EncodedKeySpec) spec).getEncoded());
            if (key != null) {
                return key;
            }
        } catch (IOException e) {
            throw new InvalidKeySpecException(new InvalidKeyException(e));
        }
        throw new InvalidKeySpecException("not an RSA key");
    }

    @Override
    protected <T extends KeySpec> T engineGetKeySpec(Key key, Class<T> wanted) throws InvalidKeySpecException {
        KeySpec spec = null;
        if (key instanceof RSAPublicKey) {
            RSAPublicKey k = (RSAPublicKey) key;
            if (wanted.isAssignableFrom(RSAPublicKeySpec.class)) {
                spec = new RSAPublicKeySpec(k.getModulus(), k.getPublicExponent());
            } else if (wanted.isAssignableFrom(X509EncodedKeySpec.class)) {
                spec = new X509EncodedKeySpec(k.getEncoded());
            }
        } else if (key instanceof RSAPrivateKey) {
            if (wanted.isAssignableFrom(PKCS8EncodedKeySpec.class)) {
                spec = new PKCS8EncodedKeySpec(key.getEncoded());
            } else if (wanted.isAssignableFrom(RSAPrivateCrtKeySpec.class) && key instanceof RSAPrivateCrtKey) {
                RSAPrivateCrtKey k = (RSAPrivateCrtKey) key;
                spec = new RSAPrivateCrtKeySpec(k.getModulus(), k.getPublicExponent(), k.getPrivateExponent(), k.getPrimeP(),
                        k.getPrimeQ(), k.getPrimeExponentP(), k.getPrimeExponentQ(), k.getCrtCoefficient());
            } else if (wanted.isAssignableFrom(RSAPrivateKeySpec.class)) {
                spec = new RSAPrivateKeySpec(((RSAPrivateKey) key).getModulus(), ((RSAPrivateKey) key).getPrivateExponent());
            }
        }
        if (spec == null) {
            throw new InvalidKeySpecException("Neither public nor private key, or no such specification");
        }
        return wanted.cast(spec);
    }

    @Override
    protected Key engineTranslateKey(Key key) throws InvalidKeyException {
        if (key instanceof RSAPublicKey || key instanceof RSAPrivateKey) {
            return key;
        }
        throw new InvalidKeyException("Unknown key type or algorithm");
    }

    /** What all RSA keys have. */
    private abstract static class RsaKey extends EncodedKey {
        final BigInteger modulus;

        RsaKey(BigInteger modulus) {
            super("RSA");
            this.modulus = modulus;
        }

        public BigInteger getModulus() {
            return modulus;
        }
    }

    /** A public key. */
    static final class Public extends RsaKey implements RSAPublicKey {
        private final BigInteger exponent;

        Public(BigInteger modulus, BigInteger exponent) {
            super(modulus);
            this.exponent = exponent;
        }

        @Override
        public BigInteger getPublicExponent() {
            return exponent;
        }

        @Override
        public String getFormat() {
            return "X.509";
        }

        @Override
        public byte[] getEncoded() {
            return Der.make(Der.SEQUENCE, name(),
                    Der.bits(Der.make(Der.SEQUENCE, Der.integer(modulus), Der.integer(exponent))));
        }

        @Override
        public String toString() {
            return "OpenSSLRSAPublicKey{modulus=" + modulus.toString(16) + ",publicExponent=" + exponent.toString(16) + "}";
        }
    }

    /** A private key of which only the exponent is known. */
    static class Private extends RsaKey implements RSAPrivateKey {
        final BigInteger exponent;

        Private(BigInteger modulus, BigInteger exponent) {
            super(modulus);
            this.exponent = exponent;
        }

        @Override
        public BigInteger getPrivateExponent() {
            return exponent;
        }

        @Override
        public String getFormat() {
            return "PKCS#8";
        }

        /** Version, modulus, exponents, primes, their exponents, coefficient; 0 where not known. */
        BigInteger[] numbers() {
            BigInteger o = BigInteger.ZERO;
            return new BigInteger[] {o, modulus, o, exponent, o, o, o, o, o};
        }

        @Override
        public byte[] getEncoded() {
            BigInteger[] n = numbers();
            byte[][] parts = new byte[n.length][];
            for (int i = 0; i < n.length; i++) {
                parts[i] = Der.integer(n[i]);
            }
            return Der.make(Der.SEQUENCE, Der.integer(BigInteger.ZERO), name(),
                    Der.make(Der.OCTETS, Der.make(Der.SEQUENCE, parts)));
        }
    }

    /** A private key of which the primes are known. */
    static final class Crt extends Private implements RSAPrivateCrtKey {
        private final BigInteger[] n;

        Crt(BigInteger... n) {
            super(n[1], n[3]);
            this.n = n;
        }

        @Override
        BigInteger[] numbers() {
            return n;
        }

        @Override
        public BigInteger getPublicExponent() {
            return n[2];
        }

        @Override
        public BigInteger getPrimeP() {
            return n[4];
        }

        @Override
        public BigInteger getPrimeQ() {
            return n[5];
        }

        @Override
        public BigInteger getPrimeExponentP() {
            return n[6];
        }

        @Override
        public BigInteger getPrimeExponentQ() {
            return n[7];
        }

        @Override
        public BigInteger getCrtCoefficient() {
            return n[8];
        }
    }
}
