/** Loops that run long enough to be preempted, with all kinds of counters. */
public class LongLoops {
    public static void main(String[] args) {
        int i = 0;
        long sum = 0;
        for (; i < 300000; i++) {
            sum += i ^ sum >> 3;
        }
        System.out.println(sum);
        long l = 0;
        while (l < 200000L) {
            l += 3;
        }
        System.out.println(l);
        float f = 0;
        int steps = 0;
        while (f < 1000f) {
            f += 0.37f;
            steps++;
        }
        System.out.println(steps + " " + f);
        double d = 1;
        do {
            d *= 1.0001;
            steps--;
        } while (d < 3);
        System.out.println(steps + " " + d);
        int n = 0;
        for (char c = 'a'; c < '\uff00'; c++) {
            n += c & 7;
        }
        for (byte b = 0; b >= 0; b++) {
            n += b;
        }
        for (short s = -1; s < 0; s -= 1000) {
            n += s;
        }
        System.out.println(n);
        int[] a = new int[1000];
        for (int k = 0; k < 200; k++) {
            for (int j = 0; j < a.length; j++) {
                a[j] += j * k - a[(j + 1) % a.length];
            }
        }
        long hash = 0;
        for (int v : a) {
            hash = hash * 31 + v;
        }
        System.out.println(hash);
    }
}
