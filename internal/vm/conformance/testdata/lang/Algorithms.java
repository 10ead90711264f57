/** Small classic programs: sieve, sort, queens, matrices, hashing. */
public class Algorithms {
    static int queens(int n, int row, int cols, int left, int right) {
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int free = ~(cols | left | right) & (1 << n) - 1; free != 0; free &= free - 1) {
            int bit = free & -free;
            count += queens(n, row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return count;
    }

    static void quicksort(int[] a, int lo, int hi) {
        if (lo >= hi) {
            return;
        }
        int p = a[lo + hi >>> 1], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) {
                i++;
            }
            while (a[j] > p) {
                j--;
            }
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quicksort(a, lo, j);
        quicksort(a, i, hi);
    }

    static int crc(byte[] data) {
        int c = -1;
        for (byte b : data) {
            c ^= b & 0xff;
            for (int k = 0; k < 8; k++) {
                c = (c & 1) != 0 ? c >>> 1 ^ 0xedb88320 : c >>> 1;
            }
        }
        return ~c;
    }

    public static void main(String[] args) {
        boolean[] composite = new boolean[20000];
        int primes = 0;
        for (int i = 2; i < composite.length; i++) {
            if (!composite[i]) {
                primes++;
                for (int j = i * 2; j < composite.length; j += i) {
                    composite[j] = true;
                }
            }
        }
        System.out.println(primes + " " + queens(7, 0, 0, 0, 0));
        int[] a = new int[2000];
        long seed = 42;
        for (int i = 0; i < a.length; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            a[i] = (int) (seed >>> 33);
        }
        quicksort(a, 0, a.length - 1);
        boolean sorted = true;
        long sum = 0;
        for (int i = 0; i < a.length; i++) {
            sorted &= i == 0 || a[i - 1] <= a[i];
            sum += (long) a[i] * i;
        }
        System.out.println(sorted + " " + sum + " " + Integer.toHexString(crc("123456789".getBytes())));
        double[][] m = {{2, 1}, {1, 3}}, r = {{1, 0}, {0, 1}};
        for (int k = 0; k < 10; k++) {
            double[][] t = new double[2][2];
            for (int i = 0; i < 2; i++) {
                for (int j = 0; j < 2; j++) {
                    for (int x = 0; x < 2; x++) {
                        t[i][j] += r[i][x] * m[x][j];
                    }
                }
            }
            r = t;
        }
        System.out.println(r[0][0] + " " + r[0][1] + " " + r[1][0] + " " + r[1][1]);
        long gcd = 1071L * 99991, b = 462L * 99991;
        while (b != 0) {
            long t = gcd % b;
            gcd = b;
            b = t;
        }
        System.out.println(gcd);
        float x = 1;
        for (int i = 0; i < 20; i++) {
            x = (x + 2 / x) / 2;
        }
        System.out.println(x);
        String text = "it was the best of times it was the worst of times";
        int[] freq = new int[26];
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') {
                freq[c - 'a']++;
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 26; i++) {
            if (freq[i] > 0) {
                out.append((char) ('a' + i)).append(freq[i]);
            }
        }
        System.out.println(out);
    }
}
