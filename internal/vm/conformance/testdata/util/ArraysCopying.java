import java.util.Arrays;
import java.util.List;

/** Copies, fills, searches and generators of Arrays. */
public class ArraysCopying {
    interface Act {
        Object run();
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + " = " + act.run());
        } catch (RuntimeException e) {
            System.out.println(what + " throws " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5};
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOfRange(a, 2, 8)) + Arrays.toString(Arrays.copyOfRange(a, 5, 5)));
        show("copyOf -1", () -> Arrays.copyOf(a, -1));
        show("copyOfRange 3,2", () -> Arrays.copyOfRange(a, 3, 2));
        show("copyOfRange 6,7", () -> Arrays.copyOfRange(a, 6, 7));
        show("copyOfRange -1,2", () -> Arrays.copyOfRange(a, -1, 2));
        show("copyOf null", () -> Arrays.copyOf((int[]) null, 1));
        Object[] objects = {"x", "y"};
        String[] strings = Arrays.copyOf(objects, 3, String[].class);
        System.out.println(strings.getClass().getSimpleName() + Arrays.toString(strings));
        show("wrong type", () -> Arrays.copyOf(objects, 2, Integer[].class));
        Number[] narrow = Arrays.copyOf(new Integer[] {1}, 2);
        show("store", () -> narrow[1] = 1.5);
        long[] l = new long[4];
        Arrays.fill(l, 7);
        Arrays.fill(l, 1, 3, -1);
        boolean[] z = new boolean[3];
        Arrays.fill(z, 2, 3, true);
        String[] t = new String[3];
        Arrays.fill(t, "t");
        System.out.println(Arrays.toString(l) + Arrays.toString(z) + Arrays.toString(t));
        show("fill range", () -> {
            Arrays.fill(a, 2, 9, 0);
            return "?";
        });
        show("fill store", () -> {
            Arrays.fill((Object[]) new String[2], 1);
            return "?";
        });
        System.out.println(Arrays.binarySearch(a, 3) + " " + Arrays.binarySearch(a, 0) + " " + Arrays.binarySearch(a, 9) + " " + Arrays.binarySearch(a, 1, 3, 5));
        int[] squares = new int[6];
        Arrays.setAll(squares, i -> i * i);
        System.out.print(Arrays.toString(squares));
        Arrays.parallelPrefix(squares, Integer::sum);
        System.out.print(Arrays.toString(squares));
        Arrays.parallelPrefix(squares, 2, 5, (x, y) -> x - y);
        System.out.println(Arrays.toString(squares));
        double[] d = new double[3];
        Arrays.parallelSetAll(d, i -> 1.0 / i);
        String[] joined = {"a", "b", "c", "d"};
        Arrays.parallelPrefix(joined, String::concat);
        System.out.println(Arrays.toString(d) + Arrays.toString(joined));
        System.out.println(Arrays.stream(a).sum() + " " + Arrays.stream(a, 1, 3).boxed().collect(java.util.stream.Collectors.toList()) + " " + Arrays.stream(d).max().getAsDouble());
        show("stream range", () -> Arrays.stream(a, 3, 9).sum());
        Object[] deep = {1, new int[] {2, 3}, new Object[] {"x", null, new boolean[] {true}}, List.class, null};
        System.out.println(Arrays.deepToString(deep).replace("interface ", ""));
        Object[] self = new Object[2];
        self[0] = self;
        System.out.println(Arrays.deepToString(self) + Arrays.toString((Object[]) null) + Arrays.deepToString(null) + Arrays.toString(new char[0]));
        Object[][] x = {{1, 2}, {new int[] {3}}}, y = {{1, 2}, {new int[] {3}}};
        System.out.println(Arrays.equals(x, y) + " " + Arrays.deepEquals(x, y) + " " + (Arrays.deepHashCode(x) == Arrays.deepHashCode(y)) + " " + Arrays.deepHashCode(x));
    }
}
