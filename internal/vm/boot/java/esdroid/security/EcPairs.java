package esdroid.security;

import java.math.BigInteger;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.KeyPair;
import java.security.KeyPairGeneratorSpi;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;

/** Makes pairs of keys on elliptic curves. */
public final class EcPairs extends KeyPairGeneratorSpi {
    private ECParameterSpec params = Curves.ofBits(256);
    private SecureRandom random;

    @Override
    public void initialize(int keysize, SecureRandom random) {
        ECParameterSpec p = Curves.ofBits(keysize);
        if (p == null) {
            throw new InvalidParameterException("unknown key size " + keysize);
        }
        params = p;
        this.random = random;
    }

    @Override
    public void initialize(AlgorithmParameterSpec spec, SecureRandom random) throws InvalidAlgorithmParameterException {
        if (spec instanceof ECParameterSpec) {
            params = (ECParameterSpec) spec;
        } else if (spec instanceof ECGenParameterSpec) {
            params = Curves.named(((ECGenParameterSpec) spec).getName());
        } else {
            throw new InvalidAlgorithmParameterException("parameter must be ECParameterSpec or ECGenParameterSpec");
        }
        this.random = random;
    }

    /** A number from 1 to below the order. */
    static BigInteger secret(ECParameterSpec params, SecureRandom random) {
        SecureRandom r = random == null ? new SecureRandom() : random;
        while (true) {
            BigInteger n = new BigInteger(params.getOrder().bitLength(), r);
            if (n.signum() > 0 && n.compareTo(params.getOrder()) < 0) {
                return n;
            }
        }
    }

    @Override
    public KeyPair generateKeyPair() {
        BigInteger s = secret(params, random);
        return new KeyPair(new EcKeys.Public(Curves.multiply(params, params.getGenerator(), s), params), new EcKeys.Private(s, params));
    }
}
