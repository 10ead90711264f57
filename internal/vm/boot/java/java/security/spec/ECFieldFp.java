package java.security.spec;

import java.math.BigInteger;

/** Numbers modulo a prime. */
public class ECFieldFp implements ECField {
    private final BigInteger p;

    public ECFieldFp(BigInteger p) {
        if (p.signum() != 1) {
            throw new IllegalArgumentException("p is not positive");
        }
        this.p = p;
    }

    @Override
    public int getFieldSize() {
        return p.bitLength();
    }

    public BigInteger getP() {
        return p;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ECFieldFp && p.equals(((ECFieldFp) o).p);
    }

    @Override
    public int hashCode() {
        return p.hashCode();
    }
}
