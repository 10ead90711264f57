/** System.arraycopy, overlapping and between types. */
public class ArrayCopy {
    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
        System.arraycopy(a, 0, a, 2, 5);
        print(a);
        System.arraycopy(a, 2, a, 0, 6);
        print(a);
        System.arraycopy(a, 8, a, 0, 0);
        Object[] o = {"a", 1, "c"};
        String[] s = new String[3];
        System.arraycopy(new Object[] {"x", "y"}, 0, s, 1, 2);
        System.out.println(s[0] + s[1] + s[2]);
        try {
            System.arraycopy(o, 0, s, 0, 3);
        } catch (ArrayStoreException e) {
            System.out.println("stored until then: " + s[0] + s[1]);
        }
        Object[][] cases = {{a, 0, new long[9], 0, 1}, {a, 0, o, 0, 1}, {"text", 0, a, 0, 1}, {a, 0, "text", 0, 1}, {a, -1, a, 0, 1}, {a, 0, a, -1, 1}, {a, 0, a, 0, -1}, {a, 4, a, 0, 5},
            {a, 0, a, 4, 5}, {a, Integer.MAX_VALUE, a, 0, 1}, {a, 1, a, 1, Integer.MAX_VALUE}, {null, 0, a, 0, 1}, {a, 0, null, 0, 1}};
        for (Object[] c : cases) {
            try {
                System.arraycopy(c[0], (Integer) c[1], c[2], (Integer) c[3], (Integer) c[4]);
                System.out.println("copied");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName());
            }
        }
        byte[] b = {1, 2, 3};
        byte[] t = new byte[5];
        System.arraycopy(b, 0, t, 1, 3);
        System.out.println(t[0] + "" + t[1] + t[3] + t[4]);
        char[] c = "hello".toCharArray();
        System.arraycopy(c, 0, c, 1, 4);
        System.out.println(new String(c));
        double[] d = {1.5, 2.5};
        double[] e = new double[2];
        System.arraycopy(d, 1, e, 0, 1);
        boolean[] z = {true, false};
        System.arraycopy(z, 0, z, 1, 1);
        System.out.println(e[0] + " " + z[1]);
        int[][] m = {{1}, {2}};
        int[][] n = new int[2][];
        System.arraycopy(m, 0, n, 0, 2);
        System.out.println(n[1] == m[1]);
    }

    static void print(int[] a) {
        StringBuilder out = new StringBuilder();
        for (int v : a) {
            out.append(v).append(' ');
        }
        System.out.println(out);
    }
}
