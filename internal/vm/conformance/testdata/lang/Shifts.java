/** Shift distances are taken modulo the width. */
public class Shifts {
    public static void main(String[] args) {
        int[] distances = {0, 1, 5, 31, 32, 33, 63, 64, -1, -31, 100};
        for (int d : distances) {
            System.out.println(d + ": " + (0x81234567 << d) + " " + (0x81234567 >> d) + " " + (0x81234567 >>> d));
            System.out.println(d + ": " + (0x8123456789abcdefL << d) + " " + (0x8123456789abcdefL >> d) + " " + (0x8123456789abcdefL >>> d));
            System.out.println((0x81234567 << (long) d) + " " + (1L << d) + " " + (byte) (0x80 >> d) + " " + (short) (-1 >>> d));
        }
        byte b = (byte) 0x90;
        b >>>= 2;
        System.out.println(b);
        b >>= 1;
        System.out.println(b);
        short s = (short) 0x8001;
        s <<= 3;
        System.out.println(s);
        char c = 0xffff;
        c >>= 4;
        System.out.println((int) c);
    }
}
