/** Floats: special values, rounding, remainder. */
public class FloatArithmetic {
    static final float[] VALUES = {0f, -0f, 1f, -1.5f, 0.1f, 16777216f, 16777217f, 3.4e38f, 1e-45f, Float.MIN_NORMAL, Float.NaN,
        Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};

    public static void main(String[] args) {
        for (float a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(": ");
            for (float b : VALUES) {
                line.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ').append(a / b).append(' ').append(a % b);
                line.append(a < b).append(a <= b).append(a == b).append(a != b).append(a > b).append(a >= b).append(", ");
            }
            System.out.println(line);
        }
        float sum = 0;
        for (int i = 0; i < 100; i++) {
            sum += 0.1f;
        }
        System.out.println(sum + " " + (0.1f + 0.2f) + " " + (0.1f + 0.2) + " " + 1 / 3f);
    }
}
