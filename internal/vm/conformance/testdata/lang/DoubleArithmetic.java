/** Doubles: special values, rounding, remainder. */
public class DoubleArithmetic {
    static final double[] VALUES = {0, -0.0, 1, -2.5, 0.1, 0.3, 1e16, 1e300, 5e-324, Double.MIN_NORMAL, Double.MAX_VALUE, Double.NaN,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};

    public static void main(String[] args) {
        for (double a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(": ");
            for (double b : VALUES) {
                line.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ').append(a / b).append(' ').append(a % b);
                line.append(a < b).append(a <= b).append(a == b).append(a != b).append(a > b).append(a >= b).append(", ");
            }
            System.out.println(line);
        }
        double sum = 0;
        for (int i = 0; i < 1000; i++) {
            sum += 0.001;
        }
        System.out.println(sum + " " + (0.1 + 0.2) + " " + 1 / 3.0 + " " + 2 / 3.0 + " " + 100 * 1.1);
    }
}
