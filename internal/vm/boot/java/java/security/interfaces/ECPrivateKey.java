package java.security.interfaces;

import java.math.BigInteger;
import java.security.PrivateKey;

/** How many times the generator the public key's point is. */
public interface ECPrivateKey extends PrivateKey, ECKey {
    long serialVersionUID = -7896394956925609184L;

    BigInteger getS();
}
