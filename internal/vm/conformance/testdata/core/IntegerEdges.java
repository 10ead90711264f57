public class IntegerEdges {
    static final int[] INTS = {0, 1, -1, 2, -2, 3, 7, 31, 32, 33, 100, -100, 0x7fff, 0x8000, 0xffff, 0x10000, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1, 0x55555555, 0xaaaaaaaa};

    static String div(int a, int b) {
        try {
            return (a / b) + "," + (a % b);
        } catch (ArithmeticException e) {
            return "zero";
        }
    }

    public static void main(String[] args) {
        for (int a : INTS) {
            StringBuilder s = new StringBuilder();
            s.append(a).append(": ").append(-a).append(' ').append(~a).append(' ').append((byte) a).append(' ').append((short) a).append(' ').append((int) (char) a);
            System.out.println(s);
            for (int b : INTS) {
                System.out.println((a + b) + " " + (a - b) + " " + (a * b) + " " + div(a, b) + " " + (a & b) + " " + (a | b) + " " + (a ^ b) + " " + (a << b) + " " + (a >> b) + " " + (a >>> b)
                        + " " + (a < b) + (a <= b) + (a == b) + (a != b) + (a >= b) + (a > b));
            }
            System.out.println((a + 5) + " " + (5 - a) + " " + (a * 13) + " " + (a / 7) + " " + (a % 7) + " " + (a / -1) + " " + (a % -1) + " " + (a & 0x70) + " " + (a | 0x70) + " " + (a ^ 0x70)
                    + " " + (a << 35) + " " + (a >> 35) + " " + (a >>> 35) + " " + (a + 30000) + " " + (30000 - a) + " " + (a * 30000) + " " + (a / 30000) + " " + (a % 30000) + " " + (a & 30000));
        }
    }
}
