package java.security.interfaces;

import java.math.BigInteger;

/** What RSA keys have in common. */
public interface RSAKey {
    BigInteger getModulus();
}
