/** The exceptions of arrays. */
public class ArrayErrors {
    static void report(RuntimeException e) {
        System.out.println(e.getClass().getName());
    }

    public static void main(String[] args) {
        int[] a = new int[3];
        int[] indices = {-1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int i : indices) {
            try {
                a[i]++;
            } catch (ArrayIndexOutOfBoundsException e) {
                report(e);
            }
            try {
                Object[] row = (new Object[2][0])[1];
                row[i] = null;
            } catch (RuntimeException e) {
                report(e);
            }
        }
        try {
            int[] b = new int[-1];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[][] b = new int[2][-3];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object[] o = new String[1];
            o[0] = 5;
        } catch (ArrayStoreException e) {
            report(e);
        }
        try {
            Object[] o = new Integer[1][1];
            o[0] = new Integer[] {1};
            o[0] = new int[] {1};
        } catch (ArrayStoreException e) {
            report(e);
        }
        Object[] ok = new Comparable[2];
        ok[0] = "s";
        ok[1] = null;
        try {
            int[] none = null;
            none[0] = 1;
        } catch (NullPointerException e) {
            report(e);
        }
        try {
            int[] none = null;
            System.out.println(none.length);
        } catch (NullPointerException e) {
            report(e);
        }
        try {
            String[] none = null;
            for (String s : none) {
                System.out.println(s);
            }
        } catch (NullPointerException e) {
            report(e);
        }
        try {
            byte[] none = null;
            none[5 / (args.length)] = 1;
        } catch (ArithmeticException e) {
            report(e);
        }
    }
}
