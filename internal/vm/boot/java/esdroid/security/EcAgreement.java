package esdroid.security;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.SecureRandom;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import javax.crypto.KeyAgreementSpi;
import javax.crypto.SecretKey;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.SecretKeySpec;

/** The agreement of Diffie and Hellman on an elliptic curve (SEC 1, 3.3.1). */
public final class EcAgreement extends KeyAgreementSpi {
    private ECPrivateKey key;
    private byte[] secret;

    @Override
    protected void engineInit(Key k, SecureRandom random) throws InvalidKeyException {
        if (!(k instanceof ECPrivateKey)) {
            throw new InvalidKeyException("Not an EC private key: " + k);
        }
        key = (ECPrivateKey) k;
        secret = null;
    }

    @Override
    protected void engineInit(Key k, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (params != null) {
            throw new InvalidAlgorithmParameterException("No algorithm parameters supported");
        }
        engineInit(k, random);
    }

    @Override
    protected Key engineDoPhase(Key other, boolean lastPhase) throws InvalidKeyException {
        if (key == null) {
            throw new IllegalStateException("Not initialized");
        }
        if (!lastPhase) {
            throw new IllegalStateException("ECDH only has one phase");
        }
        if (!(other instanceof ECPublicKey)) {
            throw new InvalidKeyException("Not an EC public key: " + other);
        }
        ECParameterSpec p = key.getParams();
        ECPoint w = ((ECPublicKey) other).getW();
        if (!p.getCurve().equals(((ECPublicKey) other).getParams().getCurve()) || !Curves.contains(p, w)) {
            throw new InvalidKeyException("the keys are not on the same curve");
        }
        secret = Curves.bytes(Curves.multiply(p, w, key.getS()).getAffineX(), (p.getCurve().getField().getFieldSize() + 7) / 8);
        return null;
    }

    @Override
    protected byte[] engineGenerateSecret() {
        if (secret == null) {
            throw new IllegalStateException("Other party key not specified or agreement already done");
        }
        byte[] out = secret;
        secret = null;
        return out;
    }

    @Override
    protected int engineGenerateSecret(byte[] out, int offset) throws ShortBufferException {
        if (secret != null && out.length - offset < secret.length) {
            throw new ShortBufferException("Needed: " + secret.length + ", available: " + (out.length - offset));
        }
        byte[] made = engineGenerateSecret();
        System.arraycopy(made, 0, out, offset, made.length);
        return made.length;
    }

    @Override
    protected SecretKey engineGenerateSecret(String algorithm) {
        return new SecretKeySpec(engineGenerateSecret(), algorithm);
    }
}
