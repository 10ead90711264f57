/** What is said of indices and sizes. */
public class BoundsMessages {
    interface Act {
        Object run() throws Throwable;
    }

    static void attempt(Act a) {
        try {
            System.out.println("nothing " + a.run());
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    static int minus(int n) {
        return -n;
    }

    public static void main(String[] args) {
        attempt(() -> (new boolean[3])[3]);
        attempt(() -> (new boolean[0])[minus(0)]);
        attempt(() -> (new boolean[2][2])[minus(0)][2]);
        attempt(() -> (new byte[5][2])[4][minus(1)]);
        attempt(() -> (new byte[5][2])[5][0]);
        attempt(() -> (new int[1][1][1][])[0][0][1]);
        attempt(() -> new byte[minus(1)]);
        attempt(() -> new Object[minus(Integer.MAX_VALUE)]);
        attempt(() -> new int[2][3][minus(7)]);
        attempt(() -> new String[minus(5)][2]);
        attempt(() -> {
            short[] c = new short[2];
            return c[2]--;
        });
        attempt(() -> {
            char[] c = new char[7];
            return c[7];
        });
        attempt(() -> {
            int[] c = new int[7];
            return c[minus(1)];
        });
        attempt(() -> {
            long[] c = new long[0];
            return c[0]++;
        });
        attempt(() -> {
            float[] c = new float[1];
            return c[Integer.MAX_VALUE] = 1;
        });
        attempt(() -> {
            double[] c = new double[1];
            return c[Integer.MIN_VALUE] = 1;
        });
        attempt(() -> {
            String[] c = {"a"};
            return c[1];
        });
        attempt(() -> "hello".charAt(5));
        attempt(() -> "hello".charAt(-1));
        attempt(() -> "".charAt(0));
        attempt(() -> "hello".substring(6));
        attempt(() -> "hello".substring(3, 2));
        attempt(() -> "hello".substring(-1, 2));
        attempt(() -> "hello".substring(1, 6));
        attempt(() -> "hello".subSequence(2, 9));
        attempt(() -> new StringBuilder("abc").charAt(5));
        attempt(() -> new StringBuilder("abc").deleteCharAt(3));
    }
}
