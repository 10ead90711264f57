/** Integers and longs as text in all radices. */
public class IntegerText {
    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 42, -255, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] longs = {0, -1, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE};
        for (int i : ints) {
            System.out.println(i + " " + Integer.toString(i) + " " + Integer.toHexString(i) + " " + Integer.toOctalString(i) + " " + Integer.toBinaryString(i));
            StringBuilder line = new StringBuilder();
            for (int radix = 0; radix <= 38; radix++) {
                line.append(Integer.toString(i, radix)).append(' ');
            }
            System.out.println(line);
        }
        for (long l : longs) {
            System.out.println(l + " " + Long.toHexString(l) + " " + Long.toOctalString(l) + " " + Long.toBinaryString(l));
            StringBuilder line = new StringBuilder();
            for (int radix = 2; radix <= 36; radix += 3) {
                line.append(Long.toString(l, radix)).append(' ');
            }
            System.out.println(line);
        }
    }
}
