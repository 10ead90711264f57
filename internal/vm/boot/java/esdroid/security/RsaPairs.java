package esdroid.security;

import java.math.BigInteger;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.KeyPair;
import java.security.KeyPairGeneratorSpi;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.RSAKeyGenParameterSpec;

/** Makes pairs of RSA keys. */
public final class RsaPairs extends KeyPairGeneratorSpi {
    private int bits = 2048;
    private BigInteger exponent = RSAKeyGenParameterSpec.F4;
    private SecureRandom random;

    @Override
    public void initialize(int keysize, SecureRandom random) {
        if (keysize < 512 || keysize > 16384) {
            throw new InvalidParameterException("RSA keys must be 512 to 16384 bits long, not " + keysize);
        }
        bits = keysize;
        this.random = random;
    }

    @Override
    public void initialize(AlgorithmParameterSpec params, SecureRandom random) throws InvalidAlgorithmParameterException {
        if (!(params instanceof RSAKeyGenParameterSpec)) {
            throw new InvalidAlgorithmParameterException("Only RSAKeyGenParameterSpec supported");
        }
        RSAKeyGenParameterSpec p = (RSAKeyGenParameterSpec) params;
        if (p.getPublicExponent() == null || p.getPublicExponent().compareTo(RSAKeyGenParameterSpec.F0) < 0
                || !p.getPublicExponent().testBit(0)) {
            throw new InvalidAlgorithmParameterException("Public exponent must be odd and 3 or larger");
        }
        initialize(p.getKeysize(), random);
        exponent = p.getPublicExponent();
    }

    @Override
    public KeyPair generateKeyPair() {
        SecureRandom r = random == null ? new SecureRandom() : random;
        BigInteger one = BigInteger.ONE;
        while (true) {
            BigInteger p = BigInteger.probablePrime((bits + 1) / 2, r);
            BigInteger q = BigInteger.probablePrime(bits - (bits + 1) / 2, r);
            BigInteger n = p.multiply(q);
            BigInteger phi = p.subtract(one).multiply(q.subtract(one));
            if (n.bitLength() != bits || !exponent.gcd(phi).equals(one)) {
                continue;
            }
            BigInteger d = exponent.modInverse(phi);
            return new KeyPair(new RsaKeys.Public(n, exponent), new RsaKeys.Crt(BigInteger.ZERO, n, exponent, d, p, q,
                    d.mod(p.subtract(one)), d.mod(q.subtract(one)), q.modInverse(p)));
        }
    }
}
