/** Overflow, division and remainder of longs. */
public class LongArithmetic {
    static final long[] VALUES = {0, 1, -1, 3, -3, 1L << 31, 1L << 32, -(1L << 33), 123456789012345L, Long.MAX_VALUE, Long.MIN_VALUE};

    public static void main(String[] args) {
        for (long a : VALUES) {
            for (long b : VALUES) {
                System.out.print((a + b) + " " + (a - b) + " " + a * b + " " + (a & b) + " " + (a | b) + " " + (a ^ b) + " ");
                try {
                    System.out.print(a / b + " " + a % b);
                } catch (ArithmeticException e) {
                    System.out.print("zero");
                }
                System.out.println(" " + (a < b) + (a <= b) + (a == b));
            }
            System.out.println(-a + " " + ~a);
        }
    }
}
