public class LongEdges {
    static final long[] LONGS = {0, 1, -1, 2, -7, 63, 64, 65, 1L << 31, -(1L << 31), 1L << 32, (1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, 0x5555555555555555L, 0xffffffffL};

    static String div(long a, long b) {
        try {
            return (a / b) + "," + (a % b);
        } catch (ArithmeticException e) {
            return e.getMessage() == null ? "?" : "zero";
        }
    }

    public static void main(String[] args) {
        for (long a : LONGS) {
            System.out.println(a + " " + -a + " " + ~a + " " + (int) a + " " + (short) a + " " + (byte) a + " " + (int) (char) a + " " + (float) a + " " + (double) a);
            for (long b : LONGS) {
                int n = (int) b;
                System.out.println((a + b) + " " + (a - b) + " " + (a * b) + " " + div(a, b) + " " + (a & b) + " " + (a | b) + " " + (a ^ b) + " " + (a << n) + " " + (a >> n) + " " + (a >>> n)
                        + " " + (a < b) + (a <= b) + (a == b) + (a != b) + (a >= b) + (a > b));
            }
        }
        long x = 5;
        x += 3.7;
        x <<= 2;
        x ^= -1;
        x >>>= 60;
        System.out.println(x);
        int i = 10;
        i += 5000000000L;
        i -= 0.5f;
        System.out.println(i);
        byte b = 120;
        b += 10;
        b >>>= 1;
        b++;
        char c = 'a';
        c += 1;
        c++;
        short s = (short) 40000;
        s /= 3;
        System.out.println(b + " " + c + " " + s);
    }
}
