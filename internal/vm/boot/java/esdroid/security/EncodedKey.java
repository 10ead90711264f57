package esdroid.security;

import java.security.Key;
import java.util.Arrays;

/** A key that is what it is encoded as. */
abstract class EncodedKey implements Key {
    private final String algorithm;

    EncodedKey(String algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    public String getAlgorithm() {
        return algorithm;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Key && Arrays.equals(getEncoded(), ((Key) o).getEncoded());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(getEncoded());
    }
}
