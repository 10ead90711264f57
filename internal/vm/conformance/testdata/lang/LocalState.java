/** Many locals, wide registers and long methods. */
public class LocalState {
    static long mix(int a, long b, float c, double d, boolean e, char f, byte g, short h, Object i, int[] j, long k, double l, int m, long n) {
        long r = a;
        r = r * 31 + b;
        r = r * 31 + (long) c;
        r = r * 31 + (long) d;
        r = r * 31 + (e ? 1 : 0);
        r = r * 31 + f;
        r = r * 31 + g;
        r = r * 31 + h;
        r = r * 31 + i.hashCode();
        r = r * 31 + j[0];
        r = r * 31 + k;
        r = r * 31 + (long) l;
        r = r * 31 + m;
        return r * 31 + n;
    }

    public static void main(String[] args) {
        System.out.println(mix(1, 2, 3.5f, 4.5, true, 'f', (byte) 7, (short) 8, "i", new int[] {10}, 11, 12.9, 13, 14));
        int a0 = 1, a1 = 2, a2 = 3, a3 = 4, a4 = 5, a5 = 6, a6 = 7, a7 = 8, a8 = 9, a9 = 10, b0 = 11, b1 = 12, b2 = 13, b3 = 14, b4 = 15, b5 = 16, b6 = 17, b7 = 18, b8 = 19, b9 = 20;
        long c0 = 21, c1 = 22, c2 = 23, c3 = 24, c4 = 25;
        double d0 = 1.5, d1 = 2.5, d2 = 3.5;
        for (int i = 0; i < 10; i++) {
            a0 += a1 ^ b9;
            a1 -= a2 & b8;
            a2 *= a3 | b7;
            a3 ^= a4 << 1;
            a4 += a5 % 3;
            a5 += a6 / 2;
            a6 = -a7;
            a7 = ~a8 + b6;
            a8 += a9 * b0;
            a9 -= b1 + b2 - b3 * b4 + b5;
            c0 += c1 * a0 - c2;
            c1 ^= c3 << 7 | c4 >>> 3;
            c2 += a1 + (long) d0;
            c3 -= c0 % 1000;
            d0 += d1 * 0.5;
            d1 -= c3 / 1e6;
            d2 = d0 - d1 + a2 * 1e-9;
            b1 += i;
            b5 ^= b1;
        }
        System.out.println(a0 + " " + a1 + " " + a2 + " " + a3 + " " + a4 + " " + a5 + " " + a6 + " " + a7 + " " + a8 + " " + a9 + " " + b5);
        System.out.println(c0 + " " + c1 + " " + c2 + " " + c3 + " " + d0 + " " + d1 + " " + d2);
    }
}
