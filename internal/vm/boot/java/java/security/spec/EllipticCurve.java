package java.security.spec;

import java.math.BigInteger;

/** The points of y^2 = x^3 + ax + b. */
public class EllipticCurve {
    private final ECField field;
    private final BigInteger a;
    private final BigInteger b;
    private final byte[] seed;

    public EllipticCurve(ECField field, BigInteger a, BigInteger b) {
        this(field, a, b, null);
    }

    public EllipticCurve(ECField field, BigInteger a, BigInteger b, byte[] seed) {
        if (field == null || a == null || b == null) {
            throw new NullPointerException((field == null ? "field" : a == null ? "first coefficient" : "second coefficient") + " is null");
        }
        if (field instanceof ECFieldFp) {
            BigInteger p = ((ECFieldFp) field).getP();
            if (a.signum() < 0 || a.compareTo(p) >= 0) {
                throw new IllegalArgumentException("first coefficient is too large or negative");
            }
            if (b.signum() < 0 || b.compareTo(p) >= 0) {
                throw new IllegalArgumentException("second coefficient is too large or negative");
            }
        }
        this.field = field;
        this.a = a;
        this.b = b;
        this.seed = seed == null ? null : seed.clone();
    }

    public ECField getField() {
        return field;
    }

    public BigInteger getA() {
        return a;
    }

    public BigInteger getB() {
        return b;
    }

    public byte[] getSeed() {
        return seed == null ? null : seed.clone();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof EllipticCurve && field.equals(((EllipticCurve) o).field) && a.equals(((EllipticCurve) o).a)
                && b.equals(((EllipticCurve) o).b);
    }

    @Override
    public int hashCode() {
        return field.hashCode() << 6 + (a.hashCode() << 4) + (b.hashCode() << 2);
    }
}
