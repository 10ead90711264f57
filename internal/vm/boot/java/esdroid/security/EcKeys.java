package esdroid.security;

import java.io.IOException;
import java.math.BigInteger;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.KeyFactorySpi;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.List;

/** Makes keys on elliptic curves of their numbers and of what they are encoded as (RFC 5480, RFC 5915). */
public final class EcKeys extends KeyFactorySpi {
    static final String OID = "1.2.840.10045.2.1";

    private static byte[] name(ECParameterSpec p) {
        String curve = Curves.oid(p);
        if (curve == null) {
            throw new IllegalStateException("a curve without a name cannot be encoded");
        }
        return Der.make(Der.SEQUENCE, Der.oid(OID), Der.oid(curve));
    }

    private static ECParameterSpec curve(Der name) throws IOException {
        List<Der> parts = name.parts(2);
        if (!parts.get(0).oid().equals(OID)) {
            return null;
        }
        try {
            return Curves.named(parts.get(1).oid());
        } catch (InvalidAlgorithmParameterException e) {
            throw new IOException(e.getMessage());
        }
    }

    /** The public key of a subjectPublicKeyInfo; null if it is of another algorithm. */
    static ECPublicKey publicKey(byte[] encoded) throws IOException {
        List<Der> info = new Der(encoded).as(Der.SEQUENCE).parts(2);
        ECParameterSpec p = info.get(0).parts(1).get(0).oid().equals(OID) ? curve(info.get(0)) : null;
        if (p == null) {
            return null;
        }
        byte[] point = info.get(1).bits();
        int n = (p.getCurve().getField().getFieldSize() + 7) / 8;
        if (point.length != 1 + 2 * n || point[0] != 4) {
            throw new IOException("the point is not written in full");
        }
        ECPoint w = new ECPoint(new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + n)),
                new BigInteger(1, Arrays.copyOfRange(point, 1 + n, point.length)));
        if (!Curves.contains(p, w)) {
            throw new IOException("the point is not on the curve");
        }
        return new Public(w, p);
    }

    static ECPrivateKey privateKey(byte[] encoded) throws IOException {
        List<Der> info = new Der(encoded).as(Der.SEQUENCE).parts(3);
        ECParameterSpec p = info.get(1).parts(1).get(0).oid().equals(OID) ? curve(info.get(1)) : null;
        if (p == null) {
            return null;
        }
        return new Private(new BigInteger(1, info.get(2).inside().as(Der.SEQUENCE).parts(2).get(1).content()), p);
    }

    @Override
    protected PublicKey engineGeneratePublic(KeySpec spec) throws InvalidKeySpecException {
        if (spec instanceof ECPublicKeySpec) {
            return new Public(((ECPublicKeySpec) spec).getW(), ((ECPublicKeySpec) spec).getParams());
        }
        if (!(spec instanceof X509EncodedKeySpec)) {
            throw new InvalidKeySpecException("Must use ECPublicKeySpec or X509EncodedKeySpec; was "
                    + (spec == null ? "null" : spec.getClass().getName()));
        }
        try {
            PublicKey key = publicKey(((X509EncodedKeySpec) spec).getEncoded());
            if (key != null) {
                return key;
            }
        } catch (IOException e) {
            throw new InvalidKeySpecException(new InvalidKeyException(e));
        }
        throw new InvalidKeySpecException("not a key on an elliptic curve");
    }

    @Override
    protected PrivateKey engineGeneratePrivate(KeySpec spec) throws InvalidKeySpecException {
        if (spec instanceof ECPrivateKeySpec) {
            return new Private(((ECPrivateKeySpec) spec).getS(), ((ECPrivateKeySpec) spec).getParams());
        }
        if (!(spec instanceof PKCS8EncodedKeySpec)) {
            throw new InvalidKeySpecException("Must use ECPrivateKeySpec or PKCS8EncodedKeySpec; was "
                    + (spec == null ? "null" : spec.getClass().getName()));
        }
        try {
            PrivateKey key = privateKey(((PKCS8EncodedKeySpec) spec).getEncoded());
            if (key != null) {
                return key;
            }
        } catch (IOException e) {
            throw new InvalidKeySpecException(new InvalidKeyException(e));
        }
        throw new InvalidKeySpecException("not a key on an elliptic curve");
    }

    @Override
    protected <T extends KeySpec> T engineGetKeySpec(Key key, Class<T> wanted) throws InvalidKeySpecException {
        KeySpec spec = null;
        if (key instanceof ECPublicKey && wanted.isAssignableFrom(ECPublicKeySpec.class)) {
            spec = new ECPublicKeySpec(((ECPublicKey) key).getW(), ((ECPublicKey) key).getParams());
        } else if (key instanceof ECPublicKey && wanted.isAssignableFrom(X509EncodedKeySpec.class)) {
            spec = new X509EncodedKeySpec(key.getEncoded());
        } else if (key instanceof ECPrivateKey && wanted.isAssignableFrom(ECPrivateKeySpec.class)) {
            spec = new ECPrivateKeySpec(((ECPrivateKey) key).getS(), ((ECPrivateKey) key).getParams());
        } else if (key instanceof ECPrivateKey && wanted.isAssignableFrom(PKCS8EncodedKeySpec.class)) {
            spec = new PKCS8EncodedKeySpec(key.getEncoded());
        }
        if (spec == null) {
            throw new InvalidKeySpecException("Unsupported key type and key spec combination; key=" + key.getClass().getName()
                    + ", keySpec=" + wanted.getName());
        }
        return wanted.cast(spec);
    }

    @Override
    protected Key engineTranslateKey(Key key) throws InvalidKeyException {
        if (key instanceof ECPublicKey || key instanceof ECPrivateKey) {
            return key;
        }
        throw new InvalidKeyException("Key must be EC public or private key");
    }

    /** What both keys have. */
    private abstract static class EcKey extends EncodedKey {
        final ECParameterSpec params;

        EcKey(ECParameterSpec params) {
            super("EC");
            this.params = params;
        }

        public ECParameterSpec getParams() {
            return params;
        }

        int size() {
            return (params.getCurve().getField().getFieldSize() + 7) / 8;
        }
    }

    /** A public key. */
    static final class Public extends EcKey implements ECPublicKey {
        private final ECPoint w;

        Public(ECPoint w, ECParameterSpec params) {
            super(params);
            this.w = w;
        }

        @Override
        public ECPoint getW() {
            return w;
        }

        @Override
        public String getFormat() {
            return "X.509";
        }

        @Override
        public byte[] getEncoded() {
            byte[] point = new byte[1 + 2 * size()];
            point[0] = 4;
            System.arraycopy(Curves.bytes(w.getAffineX(), size()), 0, point, 1, size());
            System.arraycopy(Curves.bytes(w.getAffineY(), size()), 0, point, 1 + size(), size());
            return Der.make(Der.SEQUENCE, name(params), Der.bits(point));
        }

        @Override
        public String toString() {
            return "Public-Key: (" + params.getOrder().bitLength() + " bit)";
        }
    }

    /** A private key. */
    static final class Private extends EcKey implements ECPrivateKey {
        private final BigInteger s;

        Private(BigInteger s, ECParameterSpec params) {
            super(params);
            this.s = s;
        }

        @Override
        public BigInteger getS() {
            return s;
        }

        @Override
        public String getFormat() {
            return "PKCS#8";
        }

        @Override
        public byte[] getEncoded() {
            int n = (params.getOrder().bitLength() + 7) / 8;
            return Der.make(Der.SEQUENCE, Der.integer(BigInteger.ZERO), name(params), Der.make(Der.OCTETS,
                    Der.make(Der.SEQUENCE, Der.integer(BigInteger.ONE), Der.make(Der.OCTETS, Curves.bytes(s, n)))));
        }

        @Override
        public String toString() {
            return "OpenSSLECPrivateKey{params={ECDSA-Parameters: (" + params.getOrder().bitLength() + " bit)}}";
        }
    }
}
