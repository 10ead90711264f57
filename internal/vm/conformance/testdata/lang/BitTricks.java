/** Pseudo-random generators, Gray codes, bit boards and packing. */
public class BitTricks {
    static long splitmix;

    static long next() {
        long z = splitmix += 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    static int murmur(byte[] data) {
        int h = 0x1234abcd;
        for (int i = 0; i + 3 < data.length; i += 4) {
            int k = data[i] & 0xff | (data[i + 1] & 0xff) << 8 | (data[i + 2] & 0xff) << 16 | data[i + 3] << 24;
            k *= 0xcc9e2d51;
            k = k << 15 | k >>> 17;
            k *= 0x1b873593;
            h ^= k;
            h = h << 13 | h >>> 19;
            h = h * 5 + 0xe6546b64;
        }
        h ^= data.length;
        h ^= h >>> 16;
        h *= 0x85ebca6b;
        h ^= h >>> 13;
        h *= 0xc2b2ae35;
        return h ^ h >>> 16;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            System.out.print(next() + " ");
        }
        System.out.println();
        byte[] data = new byte[64];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (next() >>> i % 50);
        }
        System.out.println(murmur(data));
        StringBuilder gray = new StringBuilder();
        for (int i = 0; i < 16; i++) {
            gray.append(Integer.toBinaryString(i ^ i >> 1 | 16).substring(1)).append(' ');
        }
        System.out.println(gray);
        long board = 0x0000001818000000L;
        for (int i = 0; i < 4; i++) {
            board |= board << 1 & 0xfefefefefefefefeL | board >>> 1 & 0x7f7f7f7f7f7f7f7fL | board << 8 | board >>> 8;
            System.out.print(Long.toHexString(board) + " " + Long.bitCount(board) + " ");
        }
        System.out.println();
        int packed = 0;
        for (int v : new int[] {5, 31, 0, 17, 9, 2}) {
            packed = packed << 5 | v & 31;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 5; i >= 0; i--) {
            out.append(packed >>> i * 5 & 31).append(' ');
        }
        System.out.println(out);
        int swap = 0x12345678, other = 0x9abcdef0;
        swap ^= other;
        other ^= swap;
        swap ^= other;
        System.out.println(Integer.toHexString(swap) + Integer.toHexString(other) + " " + (swap & -swap) + " " + (~swap + 1 == -swap));
        short s = (short) 0xabcd;
        System.out.println((s >> 4) + " " + (s >>> 4) + " " + (s & 0xffff) + " " + (byte) (s >> 8) + " " + ((s & 0xff) << 8 | s >> 8 & 0xff));
        System.out.println((5 & 6) + (5 | 6) + (5 ^ 6) + " " + (true ^ false) + (-17 >> 2) + (-17 / 4) + (-17 >>> 28) + (-17 % 4));
    }
}
