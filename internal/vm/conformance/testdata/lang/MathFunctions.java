/** Functions whose results are exact or far from a rounding edge. */
public class MathFunctions {
    static String shorter(double d) {
        return Double.isNaN(d) || Double.isInfinite(d) ? "" + d : "" + Math.round(d * 1e9) / 1e9;
    }

    public static void main(String[] args) {
        double[] values = {0, 0.5, 1, 2, 3.75, 10, 100, -0.5, -1, -2};
        for (double x : values) {
            System.out.println(x + ": " + Math.sqrt(x) + " " + shorter(Math.cbrt(x)) + " " + shorter(Math.sin(x)) + " " + shorter(Math.cos(x)) + " " + shorter(Math.tan(x))
                + " " + shorter(Math.asin(x)) + " " + shorter(Math.acos(x)) + " " + shorter(Math.atan(x)) + " " + shorter(Math.exp(x / 4)) + " " + shorter(Math.log(x))
                + " " + shorter(Math.log10(x)) + " " + shorter(Math.sinh(x / 4)) + " " + shorter(Math.cosh(x / 4)) + " " + shorter(Math.tanh(x))
                + " " + shorter(Math.expm1(x / 4)) + " " + shorter(Math.log1p(x)));
        }
        for (int i = -20; i <= 20; i++) {
            System.out.print(Math.pow(2, i) + " " + Math.pow(10, Math.abs(i)) + " ");
        }
        System.out.println();
        double[][] powers = {{0, 0}, {1, Double.NaN}, {Double.NaN, 0}, {-1, 1 / 0.0}, {1, 1 / 0.0}, {-2, 3}, {-2, 0.5}, {0, -1}, {-0.0, -3}, {-0.0, 3},
            {-8, 1.0 / 3}, {2, 1024}, {2, -1075}, {1.5, 2}, {-1 / 0.0, 3}, {9, 0.5}, {Double.NaN, 1}};
        for (double[] p : powers) {
            System.out.print(Math.pow(p[0], p[1]) + " ");
        }
        System.out.println();
        System.out.println(Math.atan2(0.0, -0.0) + " " + Math.atan2(-0.0, 0.0) + " " + Math.atan2(0.0, 1) + " " + Math.hypot(3, 4) + " " + Math.hypot(Double.NaN, 1 / 0.0));
        System.out.println(Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(-5, 3) + " " + Math.IEEEremainder(10, 4) + " " + Math.IEEEremainder(1, 0));
        System.out.println(Math.toRadians(180) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(45) + " " + Math.E);
        double r = Math.random();
        System.out.println(r >= 0 && r < 1);
    }
}
