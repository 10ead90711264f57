package java.security.interfaces;

import java.math.BigInteger;

/** A private key for RSA with its primes. */
public interface RSAPrivateCrtKey extends RSAPrivateKey {
    long serialVersionUID = -5682214253527700368L;

    BigInteger getPublicExponent();

    BigInteger getPrimeP();

    BigInteger getPrimeQ();

    BigInteger getPrimeExponentP();

    BigInteger getPrimeExponentQ();

    BigInteger getCrtCoefficient();
}
