import java.lang.reflect.Array;
import java.util.Arrays;

/** java.lang.reflect.Array. */
public class ArraysByReflection {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String name, Action a) {
        try {
            System.out.print(name + "=" + a.run() + " ");
        } catch (Exception e) {
            System.out.print(name + ":" + e.getClass().getSimpleName() + " ");
        }
    }

    public static void main(String[] args) {
        Object[] arrays = {new boolean[] {true}, new byte[] {1}, new char[] {'c'}, new short[] {2}, new int[] {3}, new long[] {4}, new float[] {5}, new double[] {6}, new Object[] {"o"}, new String[] {"s"}, new Integer[] {7}, new int[1][2]};
        for (Object a : arrays) {
            System.out.print(a.getClass().getSimpleName() + " " + Array.getLength(a) + ": ");
            attempt("get", () -> Array.get(a, 0) instanceof int[] ? "array" : Array.get(a, 0));
            attempt("boolean", () -> Array.getBoolean(a, 0));
            attempt("byte", () -> Array.getByte(a, 0));
            attempt("char", () -> Array.getChar(a, 0));
            attempt("int", () -> Array.getInt(a, 0));
            attempt("long", () -> Array.getLong(a, 0));
            attempt("double", () -> Array.getDouble(a, 0));
            for (Object v : new Object[] {true, (byte) 9, 'x', (short) 8, 7, 6L, 5f, 4.0, "str", null}) {
                attempt("" + v, () -> {
                    Array.set(a, 0, v);
                    return Array.get(a, 0);
                });
            }
            attempt("setByte", () -> {
                Array.setByte(a, 0, (byte) 3);
                return Array.get(a, 0);
            });
            attempt("setInt", () -> {
                Array.setInt(a, 0, 30);
                return Array.get(a, 0);
            });
            attempt("outside", () -> Array.get(a, 1));
            attempt("set outside", () -> {
                Array.set(a, -1, Array.get(a, 0));
                return "";
            });
            System.out.println();
        }
        attempt("null", () -> Array.getLength(null));
        attempt("no array", () -> Array.getLength("x"));
        attempt("get of no array", () -> Array.get("x", 0));
        attempt("get of null", () -> Array.get(null, 0));
        attempt("new int", () -> Arrays.toString((int[]) Array.newInstance(int.class, 2)));
        attempt("new string", () -> Array.newInstance(String.class, 1, 2).getClass().getSimpleName());
        attempt("new of array", () -> Array.newInstance(int[].class, 2).getClass().getSimpleName());
        attempt("dimensions", () -> ((long[][][]) Array.newInstance(long.class, 2, 0, 5)).length);
        attempt("void", () -> Array.newInstance(void.class, 1));
        attempt("negative", () -> Array.newInstance(int.class, -1));
        attempt("no dimensions", () -> Array.newInstance(int.class, new int[0]));
        attempt("null type", () -> Array.newInstance(null, 1));
        attempt("partly", () -> ((Object[]) Array.newInstance(int[].class, 2))[0]);
        System.out.println();
        int[][] deep = (int[][]) Array.newInstance(int.class, 2, 3);
        System.out.println(Arrays.deepToString(deep) + " " + (deep[0] != deep[1]));
    }
}
