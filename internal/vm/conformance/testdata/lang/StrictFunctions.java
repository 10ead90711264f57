/** StrictMath over pseudo-random arguments: its results are specified to the last bit. */
public class StrictFunctions {
    private static long seed = 12345;

    private static double next() {
        seed ^= seed << 13;
        seed ^= seed >>> 7;
        seed ^= seed << 17;
        return (seed >>> 11) * 0x1p-53;
    }

    private static final double[] SPECIAL = {0, -0.0, 1, -1, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, -Double.MAX_VALUE, Double.NaN, 1 / 0.0, -1 / 0.0, 0.5, -0.5, 2, 1e-10,
        Math.PI, Math.PI / 2, Math.PI / 4, 1e22, 1e300, 709.78, 710.4, -745.1, 0.9999999999999999, 1.0000000000000002};

    private static double[] all(double x, double y) {
        return new double[] {StrictMath.sin(x), StrictMath.cos(x), StrictMath.tan(x), StrictMath.asin(x), StrictMath.acos(x), StrictMath.atan(x), StrictMath.exp(x),
            StrictMath.log(x), StrictMath.log10(x), StrictMath.cbrt(x), StrictMath.sinh(x), StrictMath.cosh(x), StrictMath.tanh(x), StrictMath.expm1(x),
            StrictMath.log1p(x), StrictMath.atan2(x, y), StrictMath.pow(x, y), StrictMath.hypot(x, y), StrictMath.IEEEremainder(x, y), StrictMath.sqrt(x)};
    }

    public static void main(String[] args) {
        long[] hashes = new long[20];
        for (int i = 0; i < 3000; i++) {
            double scale = 1;
            for (int k = i % 9; k > 0; k--) {
                scale *= 10;
            }
            double x = (next() - 0.5) * scale * (i % 3 == 0 ? 1 : 0.01);
            double y = (next() - 0.5) * 20;
            double[] results = all(x, y);
            for (int k = 0; k < results.length; k++) {
                hashes[k] = hashes[k] * 31 + Double.doubleToLongBits(results[k]);
            }
            if (i % 300 == 0) {
                StringBuilder line = new StringBuilder();
                for (double r : results) {
                    line.append(r).append(' ');
                }
                System.out.println(line);
            }
        }
        for (long h : hashes) {
            System.out.println(h);
        }
        for (double x : SPECIAL) {
            StringBuilder line = new StringBuilder().append(x).append(": ");
            for (double r : all(x, 2)) {
                line.append(r).append(' ');
            }
            System.out.println(line);
            line = new StringBuilder();
            for (double y : SPECIAL) {
                line.append(StrictMath.pow(x, y)).append(' ').append(StrictMath.atan2(x, y)).append(' ').append(StrictMath.hypot(x, y)).append(' ');
            }
            System.out.println(line);
        }
    }
}
