/** Bit counts, rotation and reversal of ints and longs. */
public class IntegerBits {
    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 0x12345678, 0x80000000, 0x00ff0000, 3};
        for (int i : ints) {
            System.out.println(Integer.bitCount(i) + " " + Integer.numberOfLeadingZeros(i) + " " + Integer.numberOfTrailingZeros(i) + " "
                + Integer.highestOneBit(i) + " " + Integer.lowestOneBit(i) + " " + Integer.reverse(i) + " " + Integer.reverseBytes(i) + " "
                + Integer.rotateLeft(i, 5) + " " + Integer.rotateRight(i, 37) + " " + Integer.signum(i));
        }
        long[] longs = {0, 1, -1, 0x123456789abcdefL, Long.MIN_VALUE, 0xff00000000L};
        for (long l : longs) {
            System.out.println(Long.bitCount(l) + " " + Long.numberOfLeadingZeros(l) + " " + Long.numberOfTrailingZeros(l) + " "
                + Long.highestOneBit(l) + " " + Long.lowestOneBit(l) + " " + Long.reverse(l) + " " + Long.reverseBytes(l) + " "
                + Long.rotateLeft(l, 5) + " " + Long.rotateRight(l, 69) + " " + Long.signum(l));
        }
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + (int) Character.reverseBytes('\u1234'));
    }
}
