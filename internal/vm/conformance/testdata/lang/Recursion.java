/** Deep and mutual recursion. */
public class Recursion {
    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static long fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static int depth;

    static void forever(long a, double b, Object c) {
        depth++;
        forever(a + 1, b * 2, c);
    }

    static void hanoi(int n, StringBuilder out, char a, char b, char c) {
        if (n > 0) {
            hanoi(n - 1, out, a, c, b);
            out.append(a).append(b);
            hanoi(n - 1, out, c, b, a);
        }
    }

    static int collatz(long n, int steps) {
        return n == 1 ? steps : collatz(n % 2 == 0 ? n / 2 : 3 * n + 1, steps + 1);
    }

    public static void main(String[] args) {
        System.out.println(ackermann(2, 9) + " " + even(2000) + " " + odd(2001) + " " + fib(22) + " " + collatz(97, 0));
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try {
                forever(1, 2, null);
            } catch (StackOverflowError e) {
                System.out.println("overflow " + (depth > 500));
            }
        }
        StringBuilder out = new StringBuilder();
        hanoi(5, out, 'a', 'b', 'c');
        System.out.println(out);
    }
}
