/** All distances of all shifts on all integral types. */
public class ShiftMatrix {
    public static void main(String[] args) {
        int[] ints = {0, 1, -1, 0x55555555, Integer.MIN_VALUE, Integer.MAX_VALUE, -123456789};
        long[] longs = {1, -1, 0x5555555555555555L, Long.MIN_VALUE, Long.MAX_VALUE, -123456789012345L};
        long hash = 17;
        for (int d = -70; d <= 70; d++) {
            for (int i : ints) {
                hash = hash * 31 + (i << d);
                hash = hash * 31 + (i >> d);
                hash = hash * 31 + (i >>> d);
                byte b = (byte) i;
                b >>>= d;
                short s = (short) i;
                s <<= d;
                char c = (char) i;
                c >>= d;
                hash = hash * 31 + b * 7 + s * 5 + c;
                hash = hash * 31 + ((long) i << d) + (i >> (long) d);
            }
            for (long l : longs) {
                hash = hash * 31 + (l << d);
                hash = hash * 31 + (l >> d);
                hash = hash * 31 + (l >>> d);
                int n = 5;
                n <<= l;
                hash = hash * 31 + n;
            }
            if (d % 10 == 0) {
                System.out.println(d + " " + hash + " " + (-8 >> d) + " " + (-8 >>> d) + " " + (-8L >>> d) + " " + ((byte) 0x90 >>> d));
            }
        }
        byte b = -1;
        b >>>= 1;
        short s = -1;
        s >>>= 20;
        char c = 0xffff;
        c <<= 1;
        System.out.println(b + " " + s + " " + (int) c);
        System.out.println(1 << 31 >> 31 >>> 31 << 31);
        System.out.println((5 & 3 | 4 ^ 7) + " " + (~5 & 0xff) + " " + (-5 % 3 << 1 + 1));
        int x = 7;
        x ^= x << 3 ^ (x >>>= 1);
        System.out.println(x);
        long l = 1;
        l <<= 32L;
        l |= 1 << 31;
        System.out.println(l);
        for (int i = 0; i < 64; i += 7) {
            System.out.print(Long.rotateLeft(0x0123456789abcdefL, i) + " " + Integer.rotateRight(0x01234567, i) + " ");
        }
        System.out.println();
    }
}
