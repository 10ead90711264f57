package java.security.spec;

import java.math.BigInteger;

/** A point of a curve. */
public class ECPoint {
    public static final ECPoint POINT_INFINITY = new ECPoint();
    private final BigInteger x;
    private final BigInteger y;

    private ECPoint() {
        x = null;
        y = null;
    }

    public ECPoint(BigInteger x, BigInteger y) {
        if (x == null || y == null) {
            throw new NullPointerException("affine coordinate x or y is null");
        }
        this.x = x;
        this.y = y;
    }

    public BigInteger getAffineX() {
        return x;
    }

    public BigInteger getAffineY() {
        return y;
    }

    @Override
    public boolean equals(Object o) {
        return this == o || this != POINT_INFINITY && o instanceof ECPoint && x.equals(((ECPoint) o).x) && y.equals(((ECPoint) o).y);
    }

    @Override
    public int hashCode() {
        return this == POINT_INFINITY ? 0 : x.hashCode() << 5 + y.hashCode();
    }
}
