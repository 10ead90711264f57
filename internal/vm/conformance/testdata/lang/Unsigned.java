/** Unsigned arithmetic and text. */
public class Unsigned {
    public static void main(String[] args) {
        int[] ints = {0, 1, 7, -1, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int a : ints) {
            System.out.println(Integer.toUnsignedString(a) + " " + Integer.toUnsignedString(a, 16) + " " + Integer.toUnsignedLong(a));
            for (int b : ints) {
                System.out.print(Integer.compareUnsigned(a, b) + " ");
                if (b != 0) {
                    System.out.print(Integer.divideUnsigned(a, b) + " " + Integer.remainderUnsigned(a, b) + ", ");
                }
            }
            System.out.println();
        }
        long[] longs = {0, 1, 10, -1, Long.MIN_VALUE, Long.MAX_VALUE};
        for (long a : longs) {
            System.out.println(Long.toUnsignedString(a) + " " + Long.toUnsignedString(a, 7));
            for (long b : longs) {
                System.out.print(Long.compareUnsigned(a, b) + " ");
                if (b != 0) {
                    System.out.print(Long.divideUnsigned(a, b) + " " + Long.remainderUnsigned(a, b) + ", ");
                }
            }
            System.out.println();
        }
        String[] texts = {"4294967295", "4294967296", "-1", "+5", "", "12x", "18446744073709551615", "18446744073709551616"};
        for (String s : texts) {
            try {
                System.out.print(Integer.parseUnsignedInt(s));
            } catch (NumberFormatException e) {
                System.out.print(e.getMessage());
            }
            try {
                System.out.println(" " + Long.parseUnsignedLong(s));
            } catch (NumberFormatException e) {
                System.out.println(" " + e.getMessage());
            }
        }
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedLong((short) -2));
    }
}
