/** Overflow, division and remainder of ints. */
public class IntArithmetic {
    static final int[] VALUES = {0, 1, -1, 2, -2, 7, -7, 10, 1000003, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};

    public static void main(String[] args) {
        for (int a : VALUES) {
            StringBuilder line = new StringBuilder();
            for (int b : VALUES) {
                line.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ');
                try {
                    line.append(a / b).append(' ').append(a % b).append("; ");
                } catch (ArithmeticException e) {
                    line.append("! ");
                }
            }
            System.out.println(a + ": " + line);
            System.out.println(-a + " " + ~a + " " + +a);
        }
        int i = 5;
        System.out.println(i++ + ++i + i-- - --i);
        i = Integer.MAX_VALUE;
        i++;
        System.out.println(i);
        i += 3.7;
        System.out.println(i);
    }
}
