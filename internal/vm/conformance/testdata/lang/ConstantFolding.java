/** What the compiler computes must equal what the machine computes. */
public class ConstantFolding {
    static int zero;
    static final int A = 1 << 31 - 1;
    static final long B = 1L << 63;
    static final double C = 1.0 / 3 * 3 - 1;
    static final String D = "a" + 1 + 'b' + 2.0f + true + null + 1L + 0.1;
    static final char E = 'a' + 1;
    static final byte F = (byte) 200;
    static final boolean G = 0.1 + 0.2 == 0.3;

    public static void main(String[] args) {
        int one = args.length + 1;
        System.out.println(A + " " + (one << 31 - one));
        System.out.println(B + " " + ((long) one << 63));
        System.out.println(C + " " + (1.0 / (3 * one) * 3 - 1));
        System.out.println(D.equals("a" + one + 'b' + 2.0f * one + (one == 1) + null + (long) one + 0.1 * one) + " " + D);
        System.out.println(E + " " + (char) ('a' + one));
        System.out.println(F + " " + (byte) (200 * one));
        System.out.println(G + " " + (0.1 * one + 0.2 == 0.3));
        System.out.println((1.0f * Integer.MAX_VALUE) + " " + (float) Integer.MAX_VALUE * one + " " + (int) 3.99e9 + " " + (int) (3.99e9 * one));
        System.out.println((D == ("a" + 1 + 'b' + 2.0f + true + null + 1L + 0.1)) + " " + ("x" + zero == "x0"));
        System.out.println(5 / 2 * 2.0 + " " + 5 / 2.0 * 2 + " " + 07 + 0x1F + 0b101 + 1_000 + " " + 'a' + 'b' + " " + ('a' + 'b'));
    }
}
