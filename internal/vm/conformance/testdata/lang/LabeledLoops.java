/** Labels, break, continue, and all loops. */
public class LabeledLoops {
    public static void main(String[] args) {
        StringBuilder out = new StringBuilder();
        outer:
        for (int i = 0; i < 5; i++) {
            inner:
            for (int j = 0; ; j++) {
                if (j == 3) {
                    continue outer;
                }
                if (i == 3) {
                    break outer;
                }
                if ((i + j) % 2 == 0) {
                    continue inner;
                }
                out.append(i).append(j).append(' ');
            }
        }
        System.out.println(out);
        int n = 0;
        do {
            if (n == 2) {
                continue;
            }
            System.out.print(n + " ");
        } while (++n < 5);
        while (true) {
            if (n-- < 0) {
                break;
            }
        }
        System.out.println(n);
        block: {
            if (n < 0) {
                break block;
            }
            System.out.println("not here");
        }
        for (int i = 0, j = 10; i < j; i += 3, j--) {
            System.out.print(i + "/" + j + " ");
        }
        System.out.println();
        int[][] grid = {{1, 2}, {}, {3}};
        int sum = 0;
        for (int[] row : grid) {
            for (int v : row) {
                sum += v;
            }
        }
        System.out.println(sum);
        for (; ; ) {
            if (sum++ > 10) {
                break;
            }
        }
        System.out.println(sum);
        final boolean never = false;
        while (n < 3) {
            n++;
            if (never) {
                System.out.println("dead");
            }
        }
        System.out.println(n);
    }
}
