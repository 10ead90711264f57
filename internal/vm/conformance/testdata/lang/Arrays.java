/** Creation, defaults, initialisers and copies of arrays. */
public class Arrays {
    static int calls;

    static int n(int v) {
        calls = calls * 10 + v;
        return v;
    }

    public static void main(String[] args) {
        boolean[][][] z3 = new boolean[1][1][1];
        char[][] c2 = new char[2][1];
        float[][] f2 = new float[1][1];
        double[][] d2 = new double[1][1];
        long[][] l2 = new long[1][1];
        String[][] s2 = new String[1][1];
        System.out.println(z3[0][0][0] + " " + (int) c2[1][0] + " " + f2[0][0] + d2[0][0] + l2[0][0] + s2[0][0] + new byte[1][0].getClass().getName());
        int[][] ragged = new int[3][];
        System.out.println(ragged[0] == null);
        ragged[1] = new int[] {1, 2, 3};
        int[][][] deep = new int[n(2)][n(3)][n(1)];
        System.out.println(calls + " " + deep.length + deep[1].length + deep[1][2].length);
        deep[1][2][0] = 9;
        int[][][] shallow = deep.clone();
        shallow[1][2][0]++;
        shallow[0] = null;
        System.out.println(deep[1][2][0] + " " + (deep[0] != null) + " " + (deep[1] == shallow[1]));
        long[] l = {1, 'a', (byte) 5, Long.MAX_VALUE};
        double[] d = {1, 2f, 'b', 1L};
        Object[] o = {1, "a", null, new int[] {7}, new Object[] {}};
        System.out.println(l[1] + " " + d[2] + " " + ((int[]) o[3])[0] + " " + o.length);
        byte[] b = {(byte) 200, 127};
        short[] s = {(short) 40000};
        char[] c = {65, 'B'};
        System.out.println(b[0] + " " + s[0] + " " + c[0] + c[1] + " " + new String(c));
        int i = 0;
        int[] a = new int[4];
        a[i] = i = 2;
        a[i++] = i++;
        System.out.println(a[0] + " " + a[2] + " " + i);
        try {
            a[n(9)] = n(1) / (i - 4);
        } catch (ArithmeticException e) {
            System.out.println("right side first");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("index first");
        }
        System.out.println(int[].class.getName() + " " + String[][].class.getName() + " " + new long[0].getClass() + " " + boolean[].class.getName());
        boolean[] z = new boolean[2];
        z[1] |= true;
        z[0] = !z[1];
        System.out.println(z[0] + "" + z[1]);
    }
}
