/** Which boxes are shared, and what equality says. */
public class BoxCaches {
    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c <= d && c >= d));
        Long e = -128L, f = -128L, g = -129L, h = -129L;
        System.out.println((e == f) + " " + (g == h) + " " + g.equals(h) + " " + e.equals(-128));
        Character i = '\u007f', j = '\u007f', k = '\u0080', l = '\u0080';
        System.out.println((i == j) + " " + (k == l));
        Byte m = (byte) -128, n = (byte) -128;
        Short o = 127, p = 127;
        Boolean q = true, r = Boolean.valueOf("TRUE");
        System.out.println((m == n) + " " + (o == p) + " " + (q == r));
        Object x = 1, y = 1L, z = 1.0;
        System.out.println(x.equals(y) + " " + y.equals(z) + " " + x.equals(1) + " " + new Integer(1).equals(x));
        Double nan = Double.NaN, zero = 0.0, minus = -0.0;
        System.out.println(nan.equals(Double.NaN) + " " + (nan == nan.doubleValue()) + " " + zero.equals(minus) + " " + (zero.doubleValue() == minus));
        System.out.println(a.hashCode() + " " + Long.valueOf(1L << 33).hashCode() + " " + Boolean.TRUE.hashCode() + " " + Boolean.hashCode(false) + " "
            + Character.valueOf('x').hashCode() + " " + Double.valueOf(1.5).hashCode() + " " + Float.valueOf(1.5f).hashCode());
    }
}
