/** Exponents, neighbours and signs of floating-point numbers. */
public class MathParts {
    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, -1, 1.5, 5e-324, Double.MIN_NORMAL, Double.MAX_VALUE, -Double.MAX_VALUE, Double.NaN, 1 / 0.0, -1 / 0.0, 1e10};
        for (double d : values) {
            float f = (float) d;
            System.out.println(d + ": " + Math.ulp(d) + " " + Math.ulp(f) + " " + Math.signum(d) + " " + Math.signum(f) + " " + Math.getExponent(d) + " " + Math.getExponent(f)
                + " " + Math.nextUp(d) + " " + Math.nextDown(d) + " " + Math.nextUp(f) + " " + Math.nextDown(f) + " " + Math.copySign(d, -1) + " " + Math.copySign(f, 1f)
                + " " + Math.nextAfter(d, 0) + " " + Math.nextAfter(f, 1e300) + " " + Math.scalb(d, 3) + " " + Math.scalb(f, -3) + " " + Math.scalb(d, -1080));
        }
        System.out.println(StrictMath.abs(-3) + " " + StrictMath.max(1.0, 2.0) + " " + StrictMath.sqrt(2) + " " + StrictMath.floor(-1.5) + " " + StrictMath.rint(2.5) + " " + StrictMath.round(2.5));
    }
}
