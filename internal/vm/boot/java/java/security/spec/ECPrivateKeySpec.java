package java.security.spec;

import java.math.BigInteger;

/** The numbers of a private key. */
public class ECPrivateKeySpec implements KeySpec {
    private final BigInteger s;
    private final ECParameterSpec params;

    public ECPrivateKeySpec(BigInteger s, ECParameterSpec params) {
        if (s == null) {
            throw new NullPointerException("s is null");
        }
        if (params == null) {
            throw new NullPointerException("params is null");
        }
        this.s = s;
        this.params = params;
    }

    public BigInteger getS() {
        return s;
    }

    public ECParameterSpec getParams() {
        return params;
    }
}
